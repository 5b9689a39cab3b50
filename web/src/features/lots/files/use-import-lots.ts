import { importLots, type LotFileRow, type LotFileRowResult } from '@auctionwiz/contracts/lot-files'
import { callsOf } from '@auctionwiz/domain/lot-files/calls'
import type { LotFile } from '@auctionwiz/domain/lot-files/read-file'
import { useEffect, useRef, useState } from 'react'
import { useCall } from '../../../app/calls/use-call.ts'
import { useRefresh } from '../../../app/calls/use-mutation.ts'
import { lotCalls } from '../use-settle.ts'
import { readChosen, type SeveralSheets } from './read-chosen.ts'
import { countsIn, skippedResults } from './results.ts'

/** Rows are checked before they are imported. */
type Kind = 'check' | 'import'

interface Read {
  file: LotFile
  several?: SeveralSheets | undefined
  results: LotFileRowResult[]
}

/** Under way, or stopped: `problem` says why then. Rows that are done are not sent again. */
interface Running extends Read {
  busy: boolean
  problem?: unknown
}

export type ImportState =
  | { at: 'file'; problem?: string; several?: SeveralSheets | undefined }
  | { at: 'reading' }
  | ({ at: 'check' } & Running)
  | ({ at: 'checked' } & Read)
  | ({ at: 'import' } & Running)
  | ({ at: 'done' } & Read)

/** Reads a file, checks its rows, and imports them after the go-ahead, by calls that each take a part of the rows. */
export const useImportLots = (auctionId: string) => {
  const call = useCall()
  const refresh = useRefresh()
  const [state, setState] = useState<ImportState>({ at: 'file' })
  /** Closing the dialog, or another file, stops the calls between two of them. */
  const turn = useRef(0)
  useEffect(
    () => () => {
      turn.current += 1
    },
    [],
  )
  const run = async (kind: Kind, { file, several }: Omit<Read, 'results'>, before: LotFileRowResult[]): Promise<void> => {
    turn.current += 1
    const own = turn.current
    const skipped = skippedResults(file.skipped)
    let results = before.length === 0 ? skipped : before
    const left = file.rows.slice(results.length - skipped.length)
    setState({ at: kind, file, several, results, busy: true })
    try {
      for (const rows of callsOf(left)) {
        results = [...results, ...(await sendRows(kind, file, rows))]
        if (turn.current !== own) return
        setState({ at: kind, file, several, results, busy: true })
      }
      setState({ at: kind === 'check' ? 'checked' : 'done', file, several, results })
    } catch (problem) {
      if (turn.current === own) setState({ at: kind, file, several, results, busy: false, problem })
    } finally {
      if (kind === 'import') refresh(lotCalls)
    }
  }
  const sendRows = async (kind: Kind, { decimal, header }: LotFile, rows: LotFileRow[]): Promise<LotFileRowResult[]> => {
    const body = { dryRun: kind === 'check', rows, ...(decimal && { decimal }), ...(header.markup && { markup: true }) }
    return (await call(importLots, { params: { id: auctionId }, body })).rows
  }
  const choose = async (file: File | undefined, sheet?: string): Promise<void> => {
    if (!file) return
    turn.current += 1
    const own = turn.current
    setState({ at: 'reading' })
    const chosen = await readChosen(file, call, sheet)
    if (turn.current !== own) return
    if ('problem' in chosen) setState({ at: 'file', ...chosen })
    else await run('check', chosen, [])
  }
  const goOn = () => {
    if (state.at === 'checked') void run('import', state, [])
    else if ((state.at === 'check' || state.at === 'import') && !state.busy) void run(state.at, state, state.results)
  }
  const again = () => {
    turn.current += 1
    setState({ at: 'file' })
  }
  return { state, choose, goOn, again }
}

/** How many lots the rows add or change. */
export const changedIn = (results: readonly LotFileRowResult[]): number => {
  const { create, update } = countsIn(results)
  return create + update
}
