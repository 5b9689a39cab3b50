import type { CallInput } from '@auctionwiz/contracts/client'
import type { AnswerOf, Endpoint } from '@auctionwiz/contracts/endpoint'
import { useState } from 'react'
import { type Data, useQuery } from './use-call.ts'

/** A query that is repeated while its answer is about to change. @param pace milliseconds between two calls, by the latest answer; 0 ends them */
export const useFollowedQuery = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  pace: (latest: AnswerOf<E>) => number,
): Data<AnswerOf<E>> => {
  const [refreshInterval, setInterval] = useState(0)
  const answer = useQuery(endpoint, input, { refreshInterval })
  const wanted = answer.data === undefined ? 0 : pace(answer.data)
  if (wanted !== refreshInterval) setInterval(wanted)
  return answer
}
