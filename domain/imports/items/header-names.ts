import { lotHeaderNames } from '../../lots/header-names.ts'
import { headerNames } from '../header-names.ts'
import { words } from '../named-columns.ts'
import type { ItemField } from './fields.ts'

/** Headers by field, in lower case with letters and digits alone; in English, Spanish, French and German. Amounts are called as in files of lots. */
export const itemHeaderNames: Record<ItemField, readonly string[]> = {
  itemId: words('auctionwizid'),
  stockNumber: words(`stocknumber stockno stockid stock inventorynumber inventoryno inventoryid inventory sku itemnumber itemno itemid
    itemref reference referencenumber ref barcode receiptnumber consignmentnumber id externalid numerodeinventario inventario
    numerodeexistencias referencia codigo numerodestock numerodinventaire numeroinventaire inventaire referencearticle
    lagernummer lagernr bestandsnummer inventarnummer inventarnr artikelnummer artikelnr objektnummer referenznummer`),
  title: [
    ...words(`item itemtitle titleoftheitem itemname name object objectname objecttitle articulo tituloarticulo titulodelarticulo
    objeto nombre article titredelarticle titredelobjet objet intitule artikel artikeltitel titeldesartikels objekt objekttitel gegenstand`),
    ...lotHeaderNames.title,
  ],
  itemCategory: words(`category itemcategory department type itemtype kind categoria categoriadelarticulo departamento tipo
    categorie categoriedelarticle departement genre kategorie artikelkategorie kategoriedesartikels abteilung warengruppe sparte`),
  subcategory: words(`subcategory sub subtype itemsubcategory subcategoria subtipo souscategorie soustype unterkategorie untergruppe`),
  description: lotHeaderNames.description,
  condition: words(`condition itemcondition conditiongrade grade state estadodeconservacion conservacion condicion estadodelarticulo
    etat etatdeconservation etatdelarticle zustand erhaltungszustand erhaltung zustanddesartikels`),
  itemStatus: words(`status itemstatus inventorystatus stockstatus availability estado estadodeinventario disponibilidad statut
    statutdelarticle disponibilite artikelstatus lagerstatus verfugbarkeit verfuegbarkeit bestandsstatus`),
  location: words(`location itemlocation storage storagelocation warehouse shelf bin room place ubicacion almacen deposito lugar
    emplacement lieu lieudestockage entrepot lagerort lagerplatz lager standort ort`),
  acquiredDate: words(`acquireddate acquired acquiredon dateacquired acquisitiondate received receiveddate datereceived receivedon
    intakedate datein checkedin consigneddate consignmentdate purchasedate fechadeadquisicion fechaadquisicion adquirido
    fechadeentrada dateacquisition datedacquisition acquisle datedentree erwerbsdatum erworben erworbenam eingangsdatum
    einlieferungsdatum zugangsdatum`),
  estimateLow: [...words('estimatedvaluelow valuelow lowvalue valorestimadobajo valeurbasse wertvon'), ...lotHeaderNames.estimateLow],
  estimateHigh: [...words('estimatedvaluehigh valuehigh highvalue valorestimadoalto valeurhaute wertbis'), ...lotHeaderNames.estimateHigh],
  startingBid: lotHeaderNames.startingBid,
  reserve: lotHeaderNames.reserve,
  lastSoldPrice: words(`lastsoldprice soldprice lastprice saleprice sellingprice pricesold hammerprice hammer ultimopreciodeventa
    preciodeventa ultimoprecio dernierprixdevente prixdevente dernierprix letzterverkaufspreis verkaufspreis letzterpreis zuschlagspreis`),
  currency: words('currency currencycode moneda divisa devise monnaie wahrung waehrung'),
  dimensions: words(`dimensions dimension size measurements measures dimensiones medidas tamano tailles taille mesures abmessungen
    masse groesse grosse`),
  weight: words('weight itemweight peso poids gewicht'),
  provenance: words('provenance history ownershiphistory procedencia provenienz herkunft'),
  consignor: words(`consignor consigner consignorname consignername seller sellername vendor vendorname owner ownername consignatario
    consignador cedente vendedor propietario deposant vendeur consignataire proprietaire einlieferer einlieferername verkaufer
    verkaeufer eigentumer eigentuemer`),
  consignmentFee: words(`consignmentfee consignmentfeepercent fee feepercent commission commissionrate commissionpercent sellercommission
    vendorcommission comision comisiondeconsignacion porcentajedecomision commissiondeconsignation fraisdeconsignation tauxdecommission
    provision einliefererprovision provisionssatz kommission kommissionssatz einlieferungsgebuhr`),
  tags: headerNames.tags,
  itemAuctionId: words('auctionwizauctionid'),
  auction: words(`auction auctiontitle auctionname auctionnumber auctionno sale salename saletitle salenumber saleno subasta
    titulodelasubasta vente titredelavente auktion auktionstitel auktionsnummer`),
  lotNumber: lotHeaderNames.lotNumber,
  itemUpdated: words('lastupdated'),
}

/** Headers of values that the product computes or assigns, as in its exports of items: recognized, but not imported. */
export const computedOfItems: ReadonlySet<string> = new Set(words('lastupdated added addedby value'))
