import type { LotFileField } from '@auctionwiz/contracts/lot-files'

/**
 * Headers by field, in lower case with letters and digits alone: "Low Estimate" is `lowestimate`. Spellings that bidding platforms and
 * auction programs publish, then Spanish, French and German ones. The stamp network calls its high estimate EST_REAL.
 */
export const lotHeaderNames: Record<LotFileField, readonly string[]> = {
  lotNumber: `lotnumber lotnum lotno lot number lotid
    numerodelote lote numerodelot numerolot lotnummer losnummer los`.split(/\s+/),
  title: `title lottitle lead itemname shortdescription
    titulo titre titel bezeichnung`.split(/\s+/),
  description: `description lotdescription lotdescr fulldescription longdescription itemdescription
    descripcion beschreibung`.split(/\s+/),
  notes: `notesforstaff staffnotes internalnotes
    notasinternas notesinternes internenotizen`.split(/\s+/),
  estimateLow: `lowestimate lowest estlow estimatelow estimatefrom estmin estimatedlow minestimate lowerestimate
    estimacionbaja estimationbasse schatzungvon schatzpreisvon unterschatzung`.split(/\s+/),
  estimateHigh: `highestimate highest esthigh estimatehigh estimateto estmax estreal estimatedhigh maxestimate upperestimate
    estimacionalta estimationhaute schatzungbis schatzpreisbis oberschatzung`.split(/\s+/),
  startingBid: `startingbid startprice startbid startingprice openingbid openingprice lotstartprice
    preciodesalida miseaprix startpreis startgebot aufruf aufrufpreis`.split(/\s+/),
  reserve: `reserve reserveprice totalreserve lotreserveprice
    preciodereserva reserva prixdereserve limit limitpreis mindestpreis`.split(/\s+/),
}
