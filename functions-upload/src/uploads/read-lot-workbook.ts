import type { readLotWorkbook as endpoint } from '@auctionwiz/contracts/lot-workbooks'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import type { ConvertTable } from '../tables/convert-table.ts'
import type { ReadForm } from './read-form.ts'
import { wholeOf } from './receive-table.ts'

interface Ports {
  readForm: ReadForm
  convertTable: ConvertTable
}

/** A sheet of the form's workbook as CSV. Nothing of it is kept: its rows come back by `importLots`. */
export const readLotWorkbook =
  ({ readForm, convertTable }: Ports): UseCase<typeof endpoint> =>
  async ({ form }, { claims }) => {
    const sent: { sheet?: string; workbook?: { file: string; bytes: Uint8Array<ArrayBuffer> } } = {}
    await readForm(form, {
      field: (name, value) => {
        if (name !== 'sheet') throw new Failure('invalid_request', { fields: { [name]: 'Unknown field. Check its spelling.' } })
        sent.sheet = value
      },
      file: async (_, fileName, body) => {
        const file = fileName.slice(-200)
        if (!/\.xlsx?$/i.test(file)) throw new Failure('file_type', { file, expected: 'XLSX' })
        const bytes = await wholeOf(file, body, () => undefined)
        if (bytes.length === 0) throw new Failure('file_empty', { file })
        sent.workbook = { file, bytes }
      },
    })
    if (!sent.workbook) throw new Failure('upload_incomplete')
    const { file, bytes } = sent.workbook
    const choice = { of: 'lots', ...(sent.sheet !== undefined && { sheet: sent.sheet }) } as const
    const body = new Blob([bytes]).stream()
    const converted = await convertTable({ file, body, choice }, claims.accountId, (csv) => new Response(csv).text())
    if ('problem' in converted) throw new Failure('file_unreadable', { file, problem: converted.problem })
    const { written: csv, sheet, sheets } = converted
    return { csv, ...(sheet !== undefined && { sheet }), ...(sheets && { sheets }) }
  }
