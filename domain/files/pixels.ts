/** Width times height of a PNG or JPEG image, as its header says; undefined where it says nothing. Nothing is unpacked. */
export const pixelsOf = (bytes: Uint8Array): number | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return bytes[0] === 0x89 ? pixelsOfPng(view) : pixelsOfJpeg(view)
}

/** The header chunk comes first and begins with both sizes. */
const pixelsOfPng = (view: DataView): number | undefined =>
  view.byteLength < 24 || view.getUint32(12) !== 0x49484452 ? undefined : view.getUint32(16) * view.getUint32(20)

/** The frame header, after segments of any number, each with its length. */
const pixelsOfJpeg = (view: DataView): number | undefined => {
  for (let at = 2; at + 9 <= view.byteLength && view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1)
    if (isFrame(marker)) return view.getUint16(at + 5) * view.getUint16(at + 7)
    // Bytes of 0xff may fill up before a marker.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return undefined
}

/** Start of frame; between these lie tables of codes and conditions. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
