declare module 'autocannon' {
  interface Sent {
    method: string
    path: string
    headers: Record<string, string>
    body?: string
    setupRequest?: (request: Sent) => Sent
  }
  interface Options {
    url: string
    connections: number
    duration: number
    requests: Sent[]
  }
  interface Result {
    requests: { average: number; total: number }
    latency: { p50: number; p99: number; max: number }
    non2xx: number
    errors: number
    timeouts: number
    statusCodeStats: Record<string, { count: number }>
  }
  export default function autocannon(options: Options): Promise<Result>
}
