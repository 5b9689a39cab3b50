import type { PdfTools } from '@auctionwiz/functions-auctions/packs/write-pdf'
import regular from 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf?url'
import bold from 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf?url'
import Document from 'pdfkit'

const bytesOf = async (address: string): Promise<Uint8Array> => new Uint8Array(await (await fetch(address)).arrayBuffer())

export const pdfInBrowser = async (): Promise<PdfTools> => ({ Document, regular: await bytesOf(regular), bold: await bytesOf(bold) })
