import { paths } from '../../app/paths.ts'

/** Where the columns and the dry run of an upload are looked at. */
export const reviewPath = (uploadId: string): string => `${paths.dataProcessing}/review/${uploadId}`
