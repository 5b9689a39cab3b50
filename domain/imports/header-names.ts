import type { ImportField } from './fields.ts'

/**
 * Headers by field, in lower case with letters and digits alone: "Email Address" is `emailaddress`. English spellings of bidding
 * platforms and spreadsheets, and German, French and Spanish ones.
 */
export const headerNames: Record<ImportField, readonly string[]> = {
  firstName: `first firstname fname givenname given forename christianname bidderfirstname contactfirstname nombre nombres prenom vorname
    rufname primernombre nombredepila`.split(/\s+/),
  lastName: `last lastname lname surname familyname family sname bidderlastname contactlastname apellido apellidos nom nomdefamille nachname
    familienname zuname primerapellido nomusage`.split(/\s+/),
  fullName: `name fullname biddername displayname customername customer clientname client contactname contact bidder buyer buyername
    nombrecompleto nomcomplet vollername kunde kundenname bieter bietername kaeufer kaufer vorundnachname vornamenachname vorundzuname
    acheteur encherisseur prenomnom prenometnom nomduclient nomclient cliente nombredelcliente nombrecliente comprador postor
    licitador nombreyapellidos nombreyapellido nombreapellidos`.split(/\s+/),
  email: `email emailaddress mail mailaddress emailid email1 primaryemail contactemail bidderemail customeremail useremail correo
    correoelectronico courriel adresseemail adressemail emailadresse mailadresse epost adressecourriel adresseelectronique
    direcciondecorreo direcciondecorreoelectronico direccionemail`.split(/\s+/),
  phone: `phone phonenumber phoneno telephone telephonenumber tel telno mobile mobilephone mobilenumber cell cellphone cellnumber phone1
    primaryphone homephone workphone daytimephone contactnumber contactphone bidderphone telefono movil portable telefon telefonnummer
    handy handynummer rufnummer telefonnr telnr mobilnummer mobiltelefon mobilfunk handynr festnetz telephonemobile telephoneportable
    telephonefixe numerodetelephone telportable telmobile telefonomovil telefonofijo celular numerodetelefono numerodemovil tfno tlf`.split(
    /\s+/,
  ),
  dateOfBirth:
    `dateofbirth dob birthdate birthday birthdt borndate born fechadenacimiento datedenaissance geburtsdatum geburtstag gebdatum gebdat
    datenaissance neele fechanacimiento fnacimiento nacimiento`.split(/\s+/),
  streetNumber: 'streetnumber streetno housenumber houseno buildingnumber hausnummer hausnr'.split(' '),
  street: `street streetaddress streetname address address1 addressline1 addr addr1 line1 addressstreet mailingaddress billingaddress
    shippingaddress homeaddress calle direccion domicilio rue adresse strasse strasseundhausnummer strassehausnummer strassenr
    anschrift adresszeile1 adresse1 adresseligne1 adressepostale voie direccion1 direccionpostal calleynumero`.split(/\s+/),
  street2:
    `address2 addressline2 addr2 line2 street2 apartment apt suite unit aptsuite flat adresszusatz adresszeile2 adresse2 adresseligne2
    complementadresse complementdadresse direccion2 piso`.split(/\s+/),
  city: `city town suburb locality municipality village addresscity ciudad poblacion ville ort stadt wohnort commune localite localidad
    municipio gemeinde wohnsitz`.split(/\s+/),
  state: `state province region county stateprovince provincestate stateregion statecode addressstate provincia estado departement
    bundesland kanton canton comunidadautonoma`.split(/\s+/),
  zip: `zip zipcode postcode postalcode postal pcode postzip zippostalcode zippostcode addresszip addresszipcode codigopostal cp
    codepostal plz postleitzahl codepost codpostal cpostal`.split(/\s+/),
  country: `country countryname nation countrycode addresscountry pais pays land laendercode landercode paysderesidence codepays
    paisderesidencia codigopais`.split(/\s+/),
  cityStateZip: `citystatezip citystatezipcode citystatepostalcode citystpostal citystzip cityandstate citystate cityzip towncountypostcode
    townpostcode plzort ortplz plzwohnort postleitzahlort codepostalville cpville villecp villecodepostal codigopostalciudad
    codigopostalpoblacion cpciudad cpyciudad cppoblacion ciudadcp ciudadestadocp`.split(/\s+/),
  preferredPaymentMethod:
    `preferredpaymentmethod paymentmethod preferredpayment paymentpreference paymenttype zahlungsart zahlungsweise zahlungsmethode
    bevorzugtezahlungsart modedepaiement modepaiement moyendepaiement modedereglement formadepago formapago metododepago mediodepago`.split(
      /\s+/,
    ),
  preferredCategories:
    `preferredcategories categories category interests preferredcategory interest kategorie kategorien interessen interessengebiete
    sammelgebiete centresdinteret interets categoria categorias intereses`.split(/\s+/),
  tags: `tags tag labels label keywords groups schlagworte schlagwoerter stichworte etiketten etiquettes motscles etiquetas palabrasclave`.split(
    /\s+/,
  ),
  auctions: `auctions auctionsattended auctionsparticipated totalauctions totalauctionsbid auctioncount numberofauctions auctionsentered
    auktionen anzahlauktionen besuchteauktionen nombredeventes ventesauxencheres subastas numerodesubastas`.split(/\s+/),
  lotsBid: 'lotsbid lotsbidon totallotsbid totallotsbidon numberoflotsbid losebeboten lotsencheris lotespujados'.split(' '),
  bids: 'bids totalbids bidcount numberofbids bidsplaced gebote anzahlgebote nombredencheres pujas numerodepujas'.split(' '),
  wins: `wins lotswon auctionswon totalwins itemswon wonitems lotsbought purchases totalpurchases numberofpurchases wonlots zuschlage
    zuschlaege gewonnenelose ersteigertelose lotsremportes lotsachetes lotesganados lotesadjudicados`.split(/\s+/),
  top3: 'top3 topthree top3finishes topthreefinishes'.split(' '),
  spent: `totalspent spent totalspend spend totalspending totalwinamount totalamount amountspent lifetimespend lifetimevalue lifetimetotal
    totalpurchaseamount gesamtausgaben gesamtumsatz totaldepense montanttotal totalachats totalgastado gastototal importetotal`.split(
    /\s+/,
  ),
  paidOnTime:
    `paidontime ontimepayments paymentsontime timelypayments punktlichbezahlt puenktlichbezahlt payesatemps payealheure pagadosatiempo
    pagadoatiempo`.split(/\s+/),
  paidLate:
    `paidlate latepayments paymentslate verspatetbezahlt verspaetetbezahlt payesenretard payeenretard pagadostarde pagadoconretraso`.split(
      /\s+/,
    ),
  unpaid: `unpaid unpaidlots unpaidinvoices notpaid nonpayments paymentsmissed missedpayments unbezahlt nichtbezahlt impayes nonpayes
    impagados nopagados`.split(/\s+/),
  averageDaysToPay: 'averagedaystopay avgdaystopay daystopay timetopay averagetimetopay avgtimetopay paymentdays'.split(' '),
  disputes:
    `disputes disputedbids historyofdisputedbids numberofdisputes disputecount reklamationen streitfalle streitfaelle litiges disputas
    reclamaciones`.split(/\s+/),
  defaults:
    `defaults priordefault priordefaults paymentdefaults numberofdefaults zahlungsausfalle zahlungsausfaelle defautsdepaiement impagos`.split(
      /\s+/,
    ),
  defaultAmount: 'defaultamount amountdefaulted totaldefaultamount'.split(' '),
  paymentNotices: 'paymentnotices paymentnoticessent noticessent reminders paymentreminders reminderssent'.split(' '),
  messagesReceived: 'messagesreceived messagessent messages emailssent'.split(' '),
  messagesAnswered: 'messagesanswered messagesreplied replies responses emailsanswered'.split(' '),
  referrals: 'referrals referred biddersreferred numberofreferrals referralcount'.split(' '),
  activeMonths: 'activemonths monthsactive'.split(' '),
  status: `status bidderstatus accountstatus customerstatus memberstatus statut kundenstatus bieterstatus statutclient statutencherisseur
    estadodelcliente estadodelpostor`.split(/\s+/),
  currency: 'currency currencycode moneda devise waehrung wahrung divisa'.split(' '),
  timeToPickup: 'timetopickup daystopickup averagedaystopickup avgdaystopickup averagetimetopickup'.split(' '),
  firstAuction:
    `firstauction firstauctiondate dateoffirstauction membersince registrationdate registered registeredon registeredat dateregistered
    customersince ersteauktion kundeseit mitgliedseit registriertam registrierungsdatum premierevente clientdepuis dateinscription
    datedinscription inscritle primerasubasta clientedesde fechaderegistro fecharegistro`.split(/\s+/),
  mostRecentAuction:
    `mostrecentauction lastauction lastauctiondate mostrecentauctiondate recentauction lastactivity lastactive lastbiddate lastpurchase
    lastpurchasedate letzteauktion letzterkauf letzteaktivitat letzteaktivitaet dernierevente dernierachat derniereactivite
    ultimasubasta ultimacompra ultimaactividad`.split(/\s+/),
}

/** Headers of values that this product computes or assigns, as in its exports: recognized, but not imported. */
export const computedNames: readonly string[] = `bidderid id bidderno biddernumber auctionwizscore customscore auctionwiztier customtier
  nationalscore localscore autoinvite autoinvitestatus added ainationalscore confidence ainotessynopsis winrate averagewin`.split(/\s+/)
