import { bidderImportLimit } from '@auctionwiz/contracts/upload-files'
import { bidderImportForm, type importBidders as endpoint, type Upload } from '@auctionwiz/contracts/uploads'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { uploadWithValues } from './error-values.ts'
import { type KeptOptions, keptOptions } from './import-options.ts'
import type { FormRules } from './receive-files.ts'
import { takeUpload, type UploadPorts } from './take-upload.ts'

/** Creates an upload from one bidder file, named after the file. */
export const importBidders = (ports: UploadPorts): UseCase<typeof endpoint> => {
  const take = takeUpload(ports, rulesFor, (options, [file]) => ({
    name: (file?.name ?? '').slice(0, 120),
    description: 'Bidder import',
    category: 'bidders',
    ...options,
  }))
  return async (request, context) => withFigures(await uploadWithValues(context.house, await take(request, context)))
}

const withFigures = (upload: Upload) => {
  const { recordsProcessed, recordsImported, failed, duplicates, errors } = upload.results
  return { ...upload, totalProcessed: recordsProcessed, successful: recordsImported, failed, duplicates, errors }
}

const checkedOptions = (texts: Readonly<Record<string, string>>, context: HouseContext): KeptOptions => {
  const parsed = bidderImportForm.safeParse({ ...texts })
  if (!parsed.success) {
    const problem = 'Set importType to csv. Optional: csvMapping as JSON, dateOrder, figures.'
    throw new Failure('invalid_request', {
      fields: Object.fromEntries(parsed.error.issues.map(({ path }) => [path.join('.') || 'form', problem])),
    })
  }
  const { importType: _type, ...options } = parsed.data
  return keptOptions(options, context)
}

const rulesFor = (context: HouseContext): FormRules<KeptOptions> => ({
  limit: bidderImportLimit,
  tooLarge: 'import_too_large',
  imports: 'all',
  fields: (texts) => checkedOptions(texts, context),
  mapping: ({ mapping }) => mapping,
})
