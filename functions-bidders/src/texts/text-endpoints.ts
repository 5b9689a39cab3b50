import * as calls from '@auctionwiz/contracts/text-stops'
import { type Route, serve } from '@auctionwiz/platform/core/http/create-handler'
import { readTextStop } from './read-text-stop.ts'
import { receiveTextEvents, type TextEventParts } from './receive-text-events.ts'
import type { TextStops } from './text-stops.ts'

export interface TextParts extends TextEventParts {
  stops: TextStops
}

/** How recipients stop texts by a reply, and how staff see that they did. */
export const textEndpoints = (parts: TextParts): Route[] => [
  serve(calls.receiveTextEvents, receiveTextEvents(parts)),
  serve(calls.readTextStop, readTextStop(parts.stops)),
]
