import type { ImportField } from './fields.ts'

/**
 * Headers by field, in lower case with letters and digits alone: "Email Address" is `emailaddress`. English spellings of bidding
 * platforms and spreadsheets, then Spanish, French and German ones.
 */
export const headerNames: Record<ImportField, readonly string[]> = {
  firstName: `first firstname fname givenname given forename christianname bidderfirstname contactfirstname
    nombre nombres prenom vorname`.split(/\s+/),
  lastName: `last lastname lname surname familyname family sname bidderlastname contactlastname
    apellido apellidos nom nomdefamille nachname familienname`.split(/\s+/),
  fullName: `name fullname biddername displayname customername customer clientname client contactname contact bidder buyer buyername
    nombrecompleto nomcomplet vollername`.split(/\s+/),
  email: `email emailaddress mail mailaddress emailid email1 primaryemail contactemail bidderemail customeremail useremail
    correo correoelectronico courriel adresseemail adressemail emailadresse`.split(/\s+/),
  phone: `phone phonenumber phoneno telephone telephonenumber tel telno mobile mobilephone mobilenumber cell cellphone cellnumber phone1
    primaryphone homephone workphone daytimephone contactnumber contactphone bidderphone
    telefono movil portable telefon telefonnummer handy handynummer`.split(/\s+/),
  dateOfBirth: `dateofbirth dob birthdate birthday birthdt borndate born
    fechadenacimiento datedenaissance geburtsdatum`.split(/\s+/),
  streetNumber: 'streetnumber streetno housenumber houseno buildingnumber hausnummer'.split(' '),
  street: `street streetaddress streetname address address1 addressline1 addr addr1 line1 addressstreet mailingaddress billingaddress
    shippingaddress homeaddress calle direccion domicilio rue adresse strasse`.split(/\s+/),
  street2: `address2 addressline2 addr2 line2 street2 apartment apt suite unit aptsuite flat`.split(/\s+/),
  city: 'city town suburb locality municipality village addresscity ciudad poblacion ville ort stadt wohnort'.split(' '),
  state: `state province region county stateprovince provincestate stateregion statecode addressstate
    provincia estado departement bundesland`.split(/\s+/),
  zip: `zip zipcode postcode postalcode postal pcode postzip zippostalcode zippostcode addresszip addresszipcode
    codigopostal cp codepostal plz postleitzahl`.split(/\s+/),
  country: 'country countryname nation countrycode addresscountry pais pays land'.split(' '),
  preferredPaymentMethod: 'preferredpaymentmethod paymentmethod preferredpayment paymentpreference paymenttype'.split(' '),
  preferredCategories: 'preferredcategories categories category interests preferredcategory interest'.split(' '),
  tags: 'tags tag labels label keywords groups'.split(' '),
  auctions: `auctions auctionsattended auctionsparticipated totalauctions totalauctionsbid auctioncount numberofauctions
    auctionsentered`.split(/\s+/),
  lotsBid: 'lotsbid lotsbidon totallotsbid totallotsbidon numberoflotsbid'.split(' '),
  bids: 'bids totalbids bidcount numberofbids bidsplaced'.split(' '),
  wins: 'wins lotswon auctionswon totalwins itemswon wonitems lotsbought purchases totalpurchases numberofpurchases wonlots'.split(' '),
  top3: 'top3 topthree top3finishes topthreefinishes'.split(' '),
  spent: `totalspent spent totalspend spend totalspending totalwinamount totalamount amountspent lifetimespend lifetimevalue lifetimetotal
    totalpurchaseamount`.split(/\s+/),
  paidOnTime: 'paidontime ontimepayments paymentsontime timelypayments'.split(' '),
  paidLate: 'paidlate latepayments paymentslate'.split(' '),
  unpaid: 'unpaid unpaidlots unpaidinvoices notpaid nonpayments paymentsmissed missedpayments'.split(' '),
  averageDaysToPay: 'averagedaystopay avgdaystopay daystopay timetopay averagetimetopay avgtimetopay paymentdays'.split(' '),
  disputes: 'disputes disputedbids historyofdisputedbids numberofdisputes disputecount'.split(' '),
  defaults: 'defaults priordefault priordefaults paymentdefaults numberofdefaults'.split(' '),
  defaultAmount: 'defaultamount amountdefaulted totaldefaultamount'.split(' '),
  paymentNotices: 'paymentnotices paymentnoticessent noticessent reminders paymentreminders reminderssent'.split(' '),
  messagesReceived: 'messagesreceived messagessent messages emailssent'.split(' '),
  messagesAnswered: 'messagesanswered messagesreplied replies responses emailsanswered'.split(' '),
  referrals: 'referrals referred biddersreferred numberofreferrals referralcount'.split(' '),
  activeMonths: 'activemonths monthsactive'.split(' '),
  status: `status bidderstatus accountstatus customerstatus memberstatus statut`.split(/\s+/),
  currency: 'currency currencycode moneda devise waehrung'.split(' '),
  timeToPickup: `timetopickup daystopickup averagedaystopickup avgdaystopickup averagetimetopickup`.split(/\s+/),
  firstAuction: `firstauction firstauctiondate dateoffirstauction membersince registrationdate registered registeredon registeredat
    dateregistered customersince`.split(/\s+/),
  mostRecentAuction: `mostrecentauction lastauction lastauctiondate mostrecentauctiondate recentauction lastactivity lastactive
    lastbiddate lastpurchase lastpurchasedate`.split(/\s+/),
}

/** Headers of values that this product computes or assigns, as in its exports: recognized, but not imported. */
export const computedNames: readonly string[] = `bidderid id bidderno biddernumber auctionwizscore customscore auctionwiztier customtier
  nationalscore localscore autoinvite autoinvitestatus added ainationalscore confidence ainotessynopsis winrate averagewin`.split(/\s+/)
