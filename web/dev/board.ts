import '../src/styles/fonts.css'
import '../src/styles/tokens.css'
import '../src/styles/main.css'

import { mount } from 'svelte'

import Table from './Table.svelte'

mount(Table, { target: document.getElementById('app')! })
