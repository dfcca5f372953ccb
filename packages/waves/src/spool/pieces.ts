/** Pieces laid end to end, found by place: each is as long as what was appended at once. */
export class Pieces<T> {
  private readonly places: number[] = [];
  private readonly pieces: T[] = [];
  private length = 0;

  add(piece: T, length: number): number {
    const place = this.length;
    this.places.push(place);
    this.pieces.push(piece);
    this.length += length;
    return place;
  }

  /** The piece that holds `place`, and where in it. */
  find(place: number): { piece: T; offset: number } {
    let low = 0;
    let high = this.places.length;
    while (low + 1 < high) {
      const middle = (low + high) >>> 1;
      if (this.places[middle]! > place) high = middle;
      else low = middle;
    }
    return { piece: this.pieces[low]!, offset: place - this.places[low]! };
  }

  clear(): void {
    this.places.length = 0;
    this.pieces.length = 0;
  }
}
