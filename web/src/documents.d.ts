/** A document of docs/ as its text. */
declare module '*.md?raw' {
  const text: string
  export default text
}

/** The address of a font, which the build puts beside the scripts. */
declare module '*.ttf?url' {
  const address: string
  export default address
}
