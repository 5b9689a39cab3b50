import { words } from '../named-columns.ts'
import type { CaseField } from './fields.ts'

/** Headers by field, in lower case with letters and digits alone; in English, Spanish, French and German. */
export const caseHeaderNames: Record<CaseField, readonly string[]> = {
  caseId: words('auctionwizid'),
  caseReference: words(`reference referencenumber ref refno case caseid casenumber caseno caseref casereference matternumber matterid fileno
    filenumber id externalid referencia numerodereferencia numerodecaso numerodeexpediente expediente iddelcaso idcaso
    numerodedossier numerodudossier dossier iddudossier refdossier fallnummer fallnr vorgangsnummer vorgang aktennummer
    referenznummer referenz fallid`),
  caseTitle:
    words(`title casetitle titleofthecase casename subject matter titulo titulodelcaso asunto titre titredudossier objet intitule titel
    falltitel titeldesfalls betreff bezeichnung`),
  caseType: words(`type casetype disputetype kind claimtype tipo tipodecaso tipodelcaso tipodedisputa typedelitige typededossier nature art
    fallart artdesfalls falltyp typ streitart`),
  caseCategory: words(
    'category casecategory phase categoria categoriadelcaso categorie categoriedudossier kategorie fallkategorie kategoriedesfalls zeitpunkt',
  ),
  casePriority: words(
    'priority casepriority urgency severity prioridad prioridaddelcaso urgencia priorite prioritedudossier urgence prioritat prioritatdesfalls dringlichkeit',
  ),
  jurisdiction: words(`jurisdiction venue court forum jurisdiccion tribunal juridiction competence ressort gerichtsbarkeit gerichtsstand
    zustandigkeit gericht`),
  caseStatus: words('status casestatus state estado estadodelcaso statut statutdudossier etat fallstatus'),
  caseDescription: words(`description details summary facts notes casedescription descripcion detalles resumen hechos details resume faits
    beschreibung sachverhalt einzelheiten`),
  claimAmount: words(`amount claimamount claim amountclaimed claimedamount disputedamount amountindispute importe cuantia
    importereclamado cantidadreclamada montant montantreclame montantdulitige betrag forderung forderungsbetrag streitwert`),
  claimCurrency: words('currency currencycode claimcurrency moneda divisa devise monnaie wahrung waehrung'),
  plaintiffName: words(`plaintiff plaintiffname claimant claimantname complainant demandante nombredeldemandante reclamante demandeur
    nomdudemandeur plaignant klager klaeger nameklager namedesklagers anspruchsteller`),
  plaintiffType: words('plaintifftype claimanttype tipodedemandante typededemandeur artdesklagers klagertyp'),
  plaintiffEmail: words(`plaintiffemail claimantemail emailplaintiff correodeldemandante emaildeldemandante emaildudemandeur
    courrieldudemandeur emailklager emaildesklagers`),
  defendantName: words(`defendant defendantname respondent respondentname demandado nombredeldemandado defendeur nomdudefendeur beklagter
    beklagte namebeklagter namedesbeklagten gegner antragsgegner`),
  defendantType: words('defendanttype respondenttype tipodedemandado typededefendeur artdesbeklagten beklagtentyp'),
  defendantEmail: words(`defendantemail respondentemail emaildefendant correodeldemandado emaildeldemandado emaildudefendeur
    courrieldudefendeur emailbeklagter emaildesbeklagten`),
  caseBidderId: words('auctionwizbidderid'),
  caseBidder: words(`bidder bidderemail bidderid biddernumber bidderno buyeremail customeremail customer email postor correodelpostor
    emaildelpostor encherisseur emaildelencherisseur bieter bieteremail bieternummer emaildesbieters kunde`),
  caseAuctionId: words('auctionwizauctionid'),
  caseAuction: words(`auction auctiontitle auctionid auctionnumber auctionname sale saletitle salenumber subasta titulodelasubasta vente
    titredelavente auktion auktionstitel auktionsnummer`),
  caseLots: words('lots lot lotnumbers lotnumber lotnos lotno lotes lote numerosdelote numerosdelot lose los losnummern losnummer'),
  caseAssignee: words(`assignedto assignee caseowner handler casehandler asignadoa responsable responsabledelcaso assignea attribuea
    responsabledudossier zugewiesen zugewiesenan bearbeiter sachbearbeiter zustandig`),
  dateSubmitted: words(`datesubmitted submitted submittedon submissiondate datefiled filed filedon opened openedon dateopened opendate
    date created createdat createdon fechadepresentacion presentado fechadealta fecha datededepot deposele datedouverture
    eingereicht eingereichtam eingangsdatum angelegt angelegtam datum`),
  filingDeadline: words(`filingdeadline deadline filingdue duedate plazodepresentacion fechalimite plazo datelimite delai
    datelimitededepot einreichungsfrist frist`),
  estimatedResolutionDate: words(`estimatedresolutiondate estimatedresolution expectedresolution resolutiondate targetdate
    fechaestimadaderesolucion resolucionestimada datederesolutionprevue resolutionprevue voraussichtlichelosung
    voraussichtlicherabschluss losungsdatum`),
  legalCounsel: words(`legalcounsel counsel lawyer attorney solicitor lawfirm abogado asesorjuridico letrado avocat conseil
    conseiljuridique rechtsbeistand anwalt rechtsanwalt kanzlei`),
  courtCaseNumber: words(`courtcasenumber courtcase courtnumber docket docketnumber courtreference numerodeautos autos
    numerodeprocedimiento numeroderole rg numerorg aktenzeichen gerichtsaktenzeichen aktenzeichendesgerichts`),
  caseUpdated: words('lastupdated'),
}

/** Headers of values that the product computes or assigns, as in its exports of cases: recognized, but not imported. */
export const computedOfCases: ReadonlySet<string> = new Set(words('lastupdated nextdue caseid'))
