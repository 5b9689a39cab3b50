import { lotHeaderNames } from '../../lots/header-names.ts'
import { headerNames } from '../header-names.ts'
import { words } from '../named-columns.ts'
import type { SaleField } from './fields.ts'

/** Headers by field, in lower case with letters and digits alone; those of lots and of people as in files of these alone. */
export const saleHeaderNames: Record<SaleField, readonly string[]> = {
  auction: words(`auction auctiontitle auctionname sale salename saletitle auctionnumber salenumber saleno auctionno event eventname
    subasta nombredelasubasta vente nomdelavente auktion auktionstitel auktionsname`),
  auctionDate: words(`auctiondate saledate auctionstart auctionstartdate salestart startdate eventdate
    fechadelasubasta fechasubasta datedelavente datevente auktionsdatum auktionsbeginn`),
  auctionEnd: words('auctionend auctionenddate saleend enddate findelasubasta findelavente auktionsende'),
  location: words('auctionlocation salelocation venue saleroom auctionvenue lugardelasubasta lieudelavente auktionsort'),
  lotNumber: lotHeaderNames.lotNumber.filter((name) => name !== 'lotid'),
  lotId: words('lotid lotkey lotuuid itemid itemnumber itemno listingid lotreference lotref idlote idlot losid artikelnummer'),
  title: lotHeaderNames.title,
  description: lotHeaderNames.description,
  notes: lotHeaderNames.notes,
  estimateLow: lotHeaderNames.estimateLow,
  estimateHigh: lotHeaderNames.estimateHigh,
  startingBid: lotHeaderNames.startingBid,
  reserve: lotHeaderNames.reserve,
  lotState: words(
    'status lotstatus result outcome lotresult salestatus estado estadodellote statut statutdulot resultat ergebnis losstatus',
  ),
  hammer:
    words(`hammer hammerprice hammertotal soldprice saleprice pricerealized pricerealised winningbid winningamount finalprice closingprice
    endprice soldfor preciodeadjudicacion preciodemartillo remate prixdadjudication prixmarteau adjudication zuschlag zuschlagspreis
    hammerpreis`),
  bidCount: words('numberofbids bidcount bids totalbids nombredencheres numerodepujas anzahlgebote'),
  opensAt: words('startsat opensat lotopens biddingopens biddingstarts abreel ouverture gebotebeginn'),
  closesAt: words('endsat closesat lotcloses biddingcloses biddingends closingtime cierra cloture geboteende'),
  currency: headerNames.currency,
  paddle: words(`paddle paddlenumber paddleno winningpaddle buyerpaddle biddernumber bidderno winningbidder buyernumber buyerno
    paleta numerodepaleta numerodepaddle bieternummer kaufernummer`),
  handle: words(`bidder handle username userid buyer buyerid bidderid winner buyerhandle bidderhandle screenname usuario utilisateur pseudo
    benutzername`),
  fullName: words(`buyername winnername biddername fullname name customername nombredelcomprador nomdelacheteur kaufername`),
  firstName: [...headerNames.firstName, ...words('buyerfirstname winnerfirstname')],
  lastName: [...headerNames.lastName, ...words('buyerlastname winnerlastname')],
  email: [...headerNames.email, ...words('buyeremail winneremail buyeremailaddress winneremailaddress')],
  phone: [...headerNames.phone, ...words('buyerphone winnerphone')],
  bidAmount: words('bidamount amount bid bidprice maxbid importedelapuja montantdelenchere gebotsbetrag gebot'),
}

/** Headers of values that the product computes, as in its exports of lots: recognized, but not imported. */
export const computedOfSale: ReadonlySet<string> = new Set(words('buyerspremium premium lotspremium'))
