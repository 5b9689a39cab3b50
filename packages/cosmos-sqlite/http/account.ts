import type { Context } from './context.ts'
import { header, type Reply, type Request } from './message.ts'

/** The account document that an SDK reads at its start. Its one region is this endpoint, under the name the client used. */
export function readAccount(_: Context, request: Request): Reply {
  const location = { name: 'Local', databaseAccountEndpoint: `http://${header(request, 'host') ?? 'localhost'}/` }
  const account = {
    _self: '',
    id: 'local',
    _rid: 'local.documents.azure.com',
    media: '//media/',
    addresses: '//addresses/',
    _dbs: '//dbs/',
    writableLocations: [location],
    readableLocations: [location],
    enableMultipleWriteLocations: false,
    userReplicationPolicy: { asyncReplication: false, minReplicaSetSize: 1, maxReplicasetSize: 4 },
    userConsistencyPolicy: { defaultConsistencyLevel: 'Session' },
    systemReplicationPolicy: { minReplicaSetSize: 1, maxReplicasetSize: 4 },
    readPolicy: { primaryReadCoefficient: 1, secondaryReadCoefficient: 1 },
  }
  return { status: 200, body: JSON.stringify(account) }
}
