import '../src/styles/fonts.css'
import '../src/styles/tokens.css'
import '../src/styles/main.css'

import { mount } from 'svelte'

import Covers from './Covers.svelte'
import Faces from './Faces.svelte'

mount(location.search === '?covers' ? Covers : Faces, { target: document.getElementById('app')! })
