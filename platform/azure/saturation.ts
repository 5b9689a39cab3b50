import { type EventLoopUtilization, performance } from 'node:perf_hooks'

/** Milliseconds over which the load is measured. */
const span = 100
/** The share of that time in which the event loop had work, from which on calls wait for each other noticeably. */
const full = 0.8

interface Gauge {
  now(): number
  /** The utilization since `since`, or since the start. */
  utilization(since?: EventLoopUtilization): EventLoopUtilization
}

const processGauge: Gauge = {
  now: () => performance.now(),
  utilization: (since) => performance.eventLoopUtilization(since),
}

/** @returns whether the event loop of this process was nearly always at work during the last full span; asking costs next to nothing */
export const saturation = ({ now, utilization }: Gauge = processGauge): (() => boolean) => {
  let begun = { at: now(), load: utilization() }
  let saturated = false
  return () => {
    const at = now()
    if (at - begun.at >= span) {
      saturated = utilization(begun.load).utilization >= full
      begun = { at, load: utilization() }
    }
    return saturated
  }
}
