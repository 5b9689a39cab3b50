declare module 'subset-font' {
  /** A font with the glyphs of the given text alone, in the format of the whole one. */
  export default function subsetFont(font: Buffer, text: string): Promise<Buffer>
}
