/** The pools of connections alone: the whole library also brings a browser's `fetch`, sockets and caches, which take time to load. */
declare module 'undici/lib/dispatcher/agent.js' {
  export { Agent as default } from 'undici'
}
