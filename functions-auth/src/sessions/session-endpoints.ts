import * as auditCalls from '@auctionwiz/contracts/audit'
import * as calls from '@auctionwiz/contracts/sessions'
import { type Route, serve } from '@auctionwiz/platform/core/http/create-handler'
import { exportAuditEvents } from '../audit/export-audit-events.ts'
import { listAuditEvents, listSecurityEvents } from '../audit/list-events.ts'
import type { Deps } from '../deps.ts'
import { endMySession, endMySessions, revokeOtherSessions, revokeSession } from './end-sessions.ts'
import { listMySessions, listSessions } from './list-sessions.ts'

export const sessionEndpoints = (parts: Deps): Route[] => [
  serve(calls.listMySessions, listMySessions(parts)),
  serve(calls.endMySessions, endMySessions(parts)),
  serve(calls.endMySession, endMySession(parts)),
  serve(calls.listSessions, listSessions(parts)),
  serve(calls.revokeSession, revokeSession(parts)),
  serve(calls.revokeOtherSessions, revokeOtherSessions(parts)),
  serve(auditCalls.listSecurityEvents, listSecurityEvents(parts)),
  serve(auditCalls.listAuditEvents, listAuditEvents(parts)),
  serve(auditCalls.exportAuditEvents, exportAuditEvents(parts)),
]
