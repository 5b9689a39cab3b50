// Loaded before every child of the stack (`--import`): when the manager vanishes, killed with no chance to stop its
// children, the channel to it closes and the child exits instead of holding its port forever.
process.channel?.unref()
process.on('disconnect', () => {
  setTimeout(() => process.exit(1), 5_000).unref()
  process.kill(process.pid, 'SIGTERM')
})
