import type { IncomingForm } from '@auctionwiz/platform/core/http/context'
import { storedIn } from '@auctionwiz/platform/core/testing/stored-in'
import { expect } from 'vitest'
import type { ConvertTable } from '../tables/convert-table.ts'
import { convertHere } from '../testing/convert-here.ts'
import { bidderCsv } from '../testing/house.ts'
import { uploadApp } from '../testing/upload-app.ts'

/** The app, with what sends a form to it. */
export const setUp = (convert: ConvertTable = convertHere) => {
  const app = uploadApp({ convert })
  const send = (form: IncomingForm, key?: string) => app.call('createUpload', { form, ...(key && { key }) })
  const nothingKept = async () => {
    expect([...app.files.files.keys(), ...app.storedFiles.files.keys()]).toEqual([])
    expect(app.sent).toEqual([])
    expect(await storedIn(app.house).count({ type: 'upload' })).toBe(0)
  }
  return { ...app, send, nothingKept }
}

/** What most forms of the tests send. */
export const csv = bidderCsv(3)
