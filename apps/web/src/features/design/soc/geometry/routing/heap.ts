/** A binary heap of integers by priority; equal priorities come out in a fixed order, so that routes are repeatable. */
export class Heap {
  private items: number[] = [];
  private priorities: number[] = [];

  clear(): void {
    this.items.length = 0;
    this.priorities.length = 0;
  }

  push(item: number, priority: number): void {
    let index = this.items.length;
    this.items.push(item);
    this.priorities.push(priority);
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (this.priorities[parent]! <= priority) break;
      this.move(parent, index);
      index = parent;
    }
    this.put(index, item, priority);
  }

  /** Takes the item of least priority; -1 when empty. */
  pop(): number {
    const top = this.items[0];
    if (top === undefined) return -1;
    const item = this.items.pop()!;
    const priority = this.priorities.pop()!;
    if (this.items.length > 0) this.sink(item, priority);
    return top;
  }

  private sink(item: number, priority: number): void {
    const size = this.items.length;
    let index = 0;
    for (let child = 1; child < size; child = 2 * index + 1) {
      if (child + 1 < size && this.priorities[child + 1]! < this.priorities[child]!) child++;
      if (this.priorities[child]! >= priority) break;
      this.move(child, index);
      index = child;
    }
    this.put(index, item, priority);
  }

  private move(from: number, to: number): void {
    this.put(to, this.items[from]!, this.priorities[from]!);
  }

  private put(index: number, item: number, priority: number): void {
    this.items[index] = item;
    this.priorities[index] = priority;
  }
}
