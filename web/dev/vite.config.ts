import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

/** Serves the dev pages only: npx vite --config dev/vite.config.ts */
export default defineConfig({
  plugins: [svelte({ configFile: '../svelte.config.js' })],
  root: import.meta.dirname,
  cacheDir: '../node_modules/.vite-dev',
  server: { port: 5199, strictPort: true, fs: { allow: ['..'] } },
})
