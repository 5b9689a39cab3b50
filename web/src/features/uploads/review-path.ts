import { paths } from '../../app/paths.ts'

/** Where the columns and the dry run of an upload are looked at. */
export const reviewPath = (uploadId: string): string => `${paths.dataProcessing}/review/${uploadId}`

/** Added to the address of Data Processing, it scrolls to the results, which are below the form on a narrow screen. */
export const historyHash = '#history'
