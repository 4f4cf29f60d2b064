import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const SERVER = '127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte()],
  // Relative addresses: the page works under any path of a server.
  base: './',
  build: {
    outDir: '../src/longbox/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // The page's rules forbid data: addresses for scripts and fonts; a file is as quick.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      '/api': { target: `http://${SERVER}`, ws: true },
    },
  },
})
