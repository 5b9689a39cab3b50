/** Disjoint sets with halving paths. Source: R. E. Tarjan, J. van Leeuwen, Worst-case analysis of set union algorithms, J. ACM 31 (1984). */
export class DisjointSets {
  private readonly parents: Int32Array

  constructor(size: number) {
    this.parents = new Int32Array(size)
    for (let member = 0; member < size; member += 1) this.parents[member] = member
  }

  /** The representative of the set. */
  find(member: number): number {
    const { parents } = this
    let root = member
    for (let parent = parents[root] ?? root; parent !== root; parent = parents[root] ?? root) {
      const above = parents[parent] ?? parent
      parents[root] = above
      root = above
    }
    return root
  }

  join(a: number, b: number): void {
    const rootA = this.find(a)
    const rootB = this.find(b)
    if (rootA !== rootB) this.parents[Math.max(rootA, rootB)] = Math.min(rootA, rootB)
  }
}
