/** Downloads a file in the browser. */
export const saveFile = (content: Blob, name: string): void => {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // By the next task the download holds its own reference to the content.
  setTimeout(() => URL.revokeObjectURL(address), 0)
}
