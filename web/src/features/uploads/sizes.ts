import { writeNumber } from '../../app/write-number.ts'

const kib = 1024
const mib = kib * kib

/** Bytes for people: "3.9 MB", "412 KB", "0.1 KB". */
export const sizeText = (bytes: number): string => {
  if (bytes >= mib / 10) return `${writeNumber(bytes / mib, 1)} MB`
  return bytes >= kib ? `${Math.round(bytes / kib)} KB` : `${writeNumber(Math.max(bytes / kib, 0.1), 1)} KB`
}

/** Megabytes as a figure, for "5.3 of 100 MB". */
export const megabytes = (bytes: number): string => writeNumber(bytes / mib, 1)

/** A span of milliseconds for people: "38 s", "1 min 12 s", "2 h 5 min". */
export const spanText = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.round(milliseconds / 1000))
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.floor(seconds / 60)
  return minutes < 60 ? `${minutes} min ${seconds % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
