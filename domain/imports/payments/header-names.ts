import { headerNames } from '../header-names.ts'
import { words } from '../named-columns.ts'
import type { PaymentField } from './fields.ts'

/** Headers by field, in lower case with letters and digits alone; in English, Spanish, French and German. */
export const paymentHeaderNames: Record<PaymentField, readonly string[]> = {
  transactionId: words(`transactionid transaction transactionnumber transactionno transactionref transactionreference txnid txn paymentid
    paymentno paymentnumber orderid stripeid paypaltransactionid chargeid idtransaccion iddelatransaccion idpago iddepago
    numerodetransaccion idtransaction iddetransaction idpaiement numerodetransaction transaktionsid transaktion transaktionsnummer
    zahlungsid zahlungsnummer`),
  auction:
    words(`auctionwizauctionid auction auctiontitle auctionname auctionid auctionnumber auctionno sale saletitle salename salenumber saleno event eventname
    subasta titulodelasubasta nombredelasubasta numerodesubasta vente titredelavente nomdelavente numerodevente auktion auktionstitel
    auktionsname auktionsnummer auktionsid`),
  payer:
    words(`auctionwizbidderid payer bidder bidderid biddernumber bidderno buyer buyerid buyernumber buyerno customer customerid customernumber winner winnerid
    paidby postor idpostor iddelpostor numerodepostor comprador idcomprador cliente encherisseur idencherisseur numerodelencherisseur
    acheteur client bieter bieterid bieternummer kaufer kaeufer kaufernummer kunde kundennummer zahler`),
  email: [
    ...headerNames.email,
    ...words(`buyeremail payeremail winneremail buyeremailaddress bidderemailaddress customeremailaddress emaildelpostor correodelpostor
      emaildelcomprador emaildelencherisseur courrieldelencherisseur emaildelacheteur emaildesbieters bieteremail kauferemail`),
  ],
  fullName: words(`name fullname biddername buyername payername winnername customername clientname nombrecompleto nombredelpostor
    nombredelcomprador nombredelcliente nomcomplet nomdelencherisseur nomdelacheteur nomduclient vollername bietername namedesbieters
    kaufername kundenname`),
  firstName: [...headerNames.firstName, ...words('buyerfirstname payerfirstname customerfirstname')],
  lastName: [...headerNames.lastName, ...words('buyerlastname payerlastname customerlastname')],
  lotNumbers:
    words(`lotnumbers lotnumber lotnos lotno lots lot items lotes lote numerodelote numerosdelote lotsachetes numerosdelots numerodelot
    lose los losnummern losnummer`),
  paymentDate: words(`paymentdate paidon datepaid paiddate paidat date dateofpayment receivedon datereceived settledon fechadepago fechapago
    pagadoel fecha datedepaiement datepaiement payele zahlungsdatum bezahltam zahlungsdatumam gezahltam zahltag datum`),
  transactionDate: words(`transactiondate transactiontime created createdat createdon invoicedate fechadetransaccion fechadelatransaccion
    datedetransaction datedelatransaction transaktionsdatum buchungsdatum rechnungsdatum`),
  totalAmount:
    words(`total totalamount hammer hammertotal hammerprice winningtotal winningbidtotal winningbid winningamount subtotal lotstotal
    importetotal totaldeadjudicacion precioderemate montanttotal totaladjudication prixmarteau adjudication gesamtbetrag zuschlag
    zuschlagssumme zwischensumme`),
  buyersPremium: words(`buyerspremium buyerpremium premium bp buyersfee buyerfee primadelcomprador comisiondelcomprador fraisacheteur
    fraisdacheteur primeacheteur aufgeld kaueferaufgeld kauferaufgeld kauferprovision`),
  taxes: words(`taxes tax salestax vat taxamount gst impuestos impuesto iva taxe tva steuer steuern mwst umsatzsteuer`),
  shippingFees: words(`shippingfees shippingfee shipping shippingcost shippingamount delivery postage gastosdeenvio envio fraisdeport
    fraisdelivraison fraisdexpedition livraison versand versandkosten versandgebuhren`),
  grandTotal:
    words(`grandtotal invoicetotal totaldue amountdue invoiceamount totalinvoice totalgeneral totalfactura totalapagar totalgeneral
    totalttc totalfacture montantdu endbetrag endsumme rechnungsbetrag rechnungssumme`),
  amountPaid:
    words(`amountpaid paidamount paid amount paymentamount amountreceived received importepagado importe cantidadpagada montantpaye
    montant montantregle betrag bezahlt gezahlt bezahlterbetrag gezahlterbetrag zahlungsbetrag`),
  currency: headerNames.currency,
  paymentMethod: words(`paymentmethod method paymenttype paidvia paidwith tender tendertype formadepago metododepago mediodepago metodo
    modedepaiement moyendepaiement modedereglement methode zahlungsart zahlungsweise zahlungsmethode`),
  paymentStatus: words(`paymentstatus status transactionstatus state estado estadodelpago statut statutdupaiement etat zahlungsstatus
    zustand`),
  paymentReference: words(`reference referencenumber refno ref confirmationnumber confirmation checknumber chequenumber wirereference
    invoicenumber invoice referencia numerodeconfirmacion numerodecheque referencedupaiement numerodeconfirmation referenz
    verwendungszweck bestatigungsnummer rechnungsnummer`),
  notes: words(
    'notes note comment comments memo notas comentarios remarques commentaire commentaires notizen bemerkung bemerkungen anmerkungen',
  ),
}

/** Headers of values that are not recorded with a payment, or follow from what is owed: recognized, but not imported. */
export const computedOfPayments: ReadonlySet<string> = new Set(
  words(`id recordedby recordedat duedate paymentdue processingfee fee netamount net paymentprocessor processor itemsshipped shipped shippingstatus trackingnumber
    shippingtrackingnumber balance outstanding fechadevencimiento datedecheance falligkeitsdatum falligam`),
)
