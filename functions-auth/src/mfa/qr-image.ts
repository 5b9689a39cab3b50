import { renderSVG } from 'uqr'

/** A QR code as the data address of an SVG image, with the quiet zone of four modules. Fails for a text that is too long for any code. */
export const qrImage = (text: string): string => {
  const svg = renderSVG(text, { ecc: 'M', border: 4 })
  // Without it, browsers that scale the image leave fine lines between the modules.
  return `data:image/svg+xml;base64,${btoa(svg.replace('<svg ', '<svg shape-rendering="crispEdges" '))}`
}
