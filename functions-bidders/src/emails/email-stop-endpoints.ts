import * as calls from '@auctionwiz/contracts/email-stops'
import { type Route, serve } from '@auctionwiz/platform/core/http/create-handler'
import { readEmailStop } from './read-email-stop.ts'
import { checkEmailLink, type StopPorts, stopEmails, stopEmailsAtOnce, undoEmailStop } from './stop-emails.ts'

/** How recipients stop the emails of a house, and how staff see that they did. */
export const emailStopEndpoints = (ports: StopPorts): Route[] => [
  serve(calls.checkEmailLink, checkEmailLink(ports)),
  serve(calls.stopEmails, stopEmails(ports)),
  serve(calls.undoEmailStop, undoEmailStop(ports)),
  serve(calls.stopEmailsAtOnce, stopEmailsAtOnce(ports)),
  serve(calls.readEmailStop, readEmailStop(ports.links)),
]
