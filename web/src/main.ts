import './styles/fonts.css'
import './styles/tokens.css'
import './styles/main.css'

import { mount } from 'svelte'

import App from './App.svelte'

const target = document.getElementById('app')
if (target === null) throw new Error('The page has no place for the program.')
mount(App, { target })
