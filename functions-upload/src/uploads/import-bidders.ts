import { emailPattern } from '@auctionwiz/contracts/fields'
import { bidderImportForm, bidderImportLimit, type importBidders as endpoint, type Upload } from '@auctionwiz/contracts/uploads'
import { type ImportField, importFields } from '@auctionwiz/domain/imports/fields'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { Failure } from '@auctionwiz/platform/core/failure'
import { uploadWithValues } from './error-values.ts'
import type { FormRules } from './receive-files.ts'
import { takeUpload, type UploadPorts } from './take-upload.ts'

type Mapping = Record<string, ImportField>

/** A bidder file by itself: named after the file, otherwise an upload like others. */
export const importBidders = (ports: UploadPorts): UseCase<typeof endpoint> => {
  const take = takeUpload(ports, rules, (mapping, [file]) => ({
    name: (file?.name ?? '').slice(0, 120),
    description: 'Bidder import',
    category: 'bidders',
    ...(mapping && { mapping }),
  }))
  return async (request, context) => withFigures(await uploadWithValues(context.house, await take(request, context)))
}

const withFigures = (upload: Upload) => {
  const { recordsProcessed, recordsImported, failed, duplicates, errors } = upload.results
  return { ...upload, totalProcessed: recordsProcessed, successful: recordsImported, failed, duplicates, errors }
}

const checkedMapping = (texts: Readonly<Record<string, string>>): Mapping | undefined => {
  const parsed = bidderImportForm.safeParse({ ...texts })
  if (!parsed.success) {
    const fields = Object.fromEntries(
      parsed.error.issues.map((issue) => [issue.path.join('.') || 'form', 'Send importType csv, and csvMapping as JSON if at all.']),
    )
    throw new Failure('invalid_request', { fields })
  }
  const { csvMapping } = parsed.data
  return csvMapping ? mappingOf(csvMapping) : undefined
}

const mappingProblem = (text: string): Failure => new Failure('invalid_request', { fields: { csvMapping: text } })

/** Whoever says so of a first line that is a record would lose it, and have it kept as the names of columns. */
const unnamed = 'An e-mail address can’t be the name of a column. Add a first line with the names of the columns to the file and map these.'

const mappingOf = (json: string): Mapping => {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    throw mappingProblem('Use JSON.')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw mappingProblem('Use an object of headers and fields.')
  return Object.fromEntries(
    Object.entries(value).map(([header, name]) => {
      const field = importFields.find((one) => one === name)
      if (!field) throw mappingProblem(`There is no field ${String(name).slice(0, 40)}. Use one of: ${importFields.join(', ')}.`)
      if (emailPattern.test(header.trim())) throw mappingProblem(unnamed)
      return [header, field]
    }),
  )
}

const rules: FormRules<Mapping | undefined> = { limit: bidderImportLimit, tooLarge: 'import_too_large', fields: checkedMapping }
