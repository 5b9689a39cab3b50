import { count } from '../stats.ts'
import { parseBody } from './body.ts'
import { queryCatalog } from './catalog-query.ts'
import type { Context } from './context.ts'
import { resourceReply } from './databases.ts'
import type { Reply, Request } from './message.ts'
import { step } from './target.ts'

export function readOffer({ catalog, stats }: Context, request: Request): Reply {
  count(stats, 'metadata')
  return resourceReply(200, catalog.offer(step(request, 1)))
}

export async function replaceOffer({ catalog, stats, alone }: Context, request: Request): Promise<Reply> {
  count(stats, 'metadata')
  return resourceReply(200, await alone(() => catalog.replaceOffer(step(request, 1), parseBody(request.body))))
}

export function queryOffers(context: Context, request: Request): Promise<Reply> {
  return queryCatalog(context, request, { table: 'offers', list: 'Offers', rid: '' })
}
