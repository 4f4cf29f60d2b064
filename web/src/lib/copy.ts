/** Puts a text where it can be pasted from. */
export async function copy(text: string): Promise<boolean> {
  // Only pages from a safe origin may write there; a page in the home network has to be asked the old way.
  if (navigator.clipboard !== undefined) {
    await navigator.clipboard.writeText(text)
    return true
  }
  return false
}

/** Gives the browser a text to keep as a file. */
export function keep(text: string, name: string): void {
  const place = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const anchor = Object.assign(document.createElement('a'), { href: place, download: name })
  anchor.click()
  URL.revokeObjectURL(place)
}
