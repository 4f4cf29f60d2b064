/** Which page is shown: it stands behind the # of the address, so that an invitation never reaches a server's log. */

export interface Route {
  page: string
  parts: string[]
  query: URLSearchParams
}

function parse(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?', 2)
  const [page = '', ...parts] = path.split('/').map(decodeURIComponent)
  return { page, parts, query: new URLSearchParams(query) }
}

let current = $state.raw(parse(location.hash))
addEventListener('hashchange', () => (current = parse(location.hash)))

export function route(): Route {
  return current
}

/** `go('table', id)` shows #/table/<id>. */
export function go(...parts: string[]): void {
  location.hash = link(...parts)
}

export function link(...parts: string[]): string {
  return `#/${parts.map(encodeURIComponent).join('/')}`
}
