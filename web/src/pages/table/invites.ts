/** Links that seat a friend. The invitation stands behind the #, where no server on the way can read it. */

function page(hash: string): string {
  return new URL(hash, document.baseURI.split('#')[0]).href
}

export function inviteLink(table: string, invite: string): string {
  return page(`#/join/${table}/${invite}`)
}

export function watchLink(table: string, invite: string): string {
  return page(`#/watch/${table}/${invite}`)
}
