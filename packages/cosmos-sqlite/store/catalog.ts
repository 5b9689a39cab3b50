import { conflict, notFound } from '../errors.ts'
import { layoutOf } from '../query/layout.ts'
import { type CatalogRow, catalogRows, nextNumber } from './catalog-rows.ts'
import { type Connections, type Container, openContainer } from './container.ts'
import { type ContainerDefinition, containerBody, normaliseDefinition, resourceId } from './definition.ts'
import { defaultThroughput, offerContent, replacedThroughput, type Throughput } from './offer.ts'
import { checkReplaceable, recomputeExpiry } from './redefine.ts'
import { containerRid, databaseRid } from './resource.ts'
import { counterOf } from './sequence.ts'
import { catalogTables, changeTable, createTable, dropTable, itemTable } from './table.ts'
import { transaction } from './transaction.ts'

/** A container with the row that is answered for it. */
export interface CatalogContainer extends Container {
  readonly row: CatalogRow
}

interface CatalogDatabase {
  readonly row: CatalogRow
  readonly rid: string
  readonly containers: Map<string, CatalogContainer>
}

export type Catalog = ReturnType<typeof openCatalog>

/** Databases, containers and offers of a file, held in memory and written through: changes must find no transaction open. */
export function openCatalog({ db, reader }: Connections, clock: () => number) {
  const rows = {
    databases: catalogRows(db, catalogTables.databases, clock),
    containers: catalogRows(db, catalogTables.containers, clock),
    offers: catalogRows(db, catalogTables.offers, clock),
  }
  const databases = new Map<string, CatalogDatabase>()
  const offers = new Map<string, CatalogRow>()

  const database = (id: string): CatalogDatabase => {
    const found = databases.get(id)
    if (!found) throw notFound(`Database '${id}'`, 1003)
    return found
  }
  const container = (databaseId: string, id: string): CatalogContainer => {
    const found = databases.get(databaseId)?.containers.get(id)
    if (!found) throw notFound(`Container '${id}' of database '${databaseId}'`, 1003)
    return found
  }
  const addDatabase = (row: CatalogRow) => {
    databases.set(row.id, { row, rid: databaseRid(row.number), containers: new Map() })
  }
  const addContainer = (row: CatalogRow, definition: ContainerDefinition): CatalogContainer => {
    const { row: owner, rid, containers } = database(row.parent)
    const place = { databaseNumber: owner.number, databaseId: owner.id, databaseRid: rid, number: row.number }
    const opened = { ...openContainer({ db, reader }, place, definition), row }
    containers.set(row.id, opened)
    return opened
  }

  const putOffer = (resource: string, rid: string, throughput: Throughput, number = nextNumber(db)) => {
    const id = `o${number.toString(36)}`
    const body = { id, _rid: id, _self: `offers/${id}/`, resource, offerResourceId: rid, offerType: 'Invalid', offerVersion: 'V2' }
    offers.set(id, rows.offers.put(number, resource, { ...body, content: offerContent(throughput) }))
  }
  const offerOf = (resource: string) => [...offers.values()].find((offer) => offer.parent === resource)
  const dropOffer = (resource: string) => {
    const offer = offerOf(resource)
    if (!offer) return
    rows.offers.remove(offer.number)
    offers.delete(offer.id)
  }
  const dropContainer = ({ number, table, layout, self }: CatalogContainer) => {
    dropTable(db, table, layout)
    rows.containers.remove(number)
    db.prepare('DELETE FROM counters WHERE name = ?').run(counterOf(number))
    dropOffer(self)
  }

  for (const row of rows.databases.all()) addDatabase(row)
  for (const row of rows.containers.all()) addContainer(row, normaliseDefinition(JSON.parse(row.text)))
  for (const row of rows.offers.all()) offers.set(row.id, row)

  return {
    database,
    container,
    containers: () => [...databases.values()].flatMap((owner) => [...owner.containers.values()]),
    offer(id: string): CatalogRow {
      const found = offers.get(id)
      if (!found) throw notFound(`Offer '${id}'`)
      return found
    },

    createDatabase(body: unknown, throughput: Throughput | undefined): CatalogRow {
      const id = resourceId(body)
      if (databases.has(id)) throw conflict(`A database with the id '${id}' already exists.`)
      const row = transaction(db, () => {
        const number = nextNumber(db)
        const rid = databaseRid(number)
        const self = `dbs/${rid}/`
        if (throughput) putOffer(self, rid, throughput)
        return rows.databases.put(number, 'dbs', { id, _rid: rid, _self: self, _colls: 'colls/', _users: 'users/' })
      })
      addDatabase(row)
      return row
    },

    deleteDatabase(id: string): CatalogContainer[] {
      const { row, rid, containers } = database(id)
      const dropped = [...containers.values()]
      transaction(db, () => {
        dropped.forEach(dropContainer)
        rows.databases.remove(row.number)
        dropOffer(`dbs/${rid}/`)
      })
      databases.delete(id)
      return dropped
    },

    createContainer(databaseId: string, body: unknown, throughput: Throughput | undefined): CatalogContainer {
      const owner = database(databaseId)
      const definition = normaliseDefinition(body)
      if (owner.containers.has(definition.id)) throw conflict(`A container with the id '${definition.id}' already exists.`)
      const row = transaction(db, () => {
        const number = nextNumber(db)
        const rid = containerRid(owner.row.number, number)
        const self = `dbs/${owner.rid}/colls/${rid}/`
        createTable(db, itemTable(number), layoutOf(definition))
        const shared = offerOf(`dbs/${owner.rid}/`) !== undefined
        if (throughput || !shared) putOffer(self, rid, throughput ?? defaultThroughput)
        return rows.containers.put(number, databaseId, containerBody(definition, rid, self))
      })
      return addContainer(row, definition)
    },

    replaceContainer(databaseId: string, id: string, body: unknown): CatalogContainer {
      const before = container(databaseId, id)
      const definition = normaliseDefinition(body)
      checkReplaceable(before.definition, definition)
      before.sequence.save()
      const row = transaction(db, () => {
        changeTable(db, before.table, before.layout, layoutOf(definition))
        if (before.definition.defaultTtl !== definition.defaultTtl) recomputeExpiry(db, before.table, definition.defaultTtl)
        return rows.containers.put(before.number, databaseId, containerBody(definition, before.rid, before.self))
      })
      return addContainer(row, definition)
    },

    deleteContainer(databaseId: string, id: string): CatalogContainer {
      const dropped = container(databaseId, id)
      transaction(db, () => dropContainer(dropped))
      database(databaseId).containers.delete(id)
      return dropped
    },

    replaceOffer(id: string, body: unknown): CatalogRow {
      const before = this.offer(id)
      const { resource, offerResourceId } = JSON.parse(before.text)
      putOffer(resource, offerResourceId, replacedThroughput(body), before.number)
      return this.offer(id)
    },
  }
}
