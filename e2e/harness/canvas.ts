import { createHash } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { restingBox } from './still.ts';

/** The SoC canvas as a designer's hands see it. */
export class CanvasHands {
  readonly page: Page;
  readonly diagram: Locator;

  constructor(page: Page) {
    this.page = page;
    this.diagram = page.getByRole('application', { name: 'SoC block diagram' });
  }

  block(name: string): Locator {
    return this.diagram.locator(`[data-block="${name}"]`);
  }

  command(name: string): Promise<void> {
    return this.page
      .getByRole('toolbar', { name: 'SoC canvas tools' })
      .getByRole('button', { name, exact: true })
      .click();
  }

  tab(name: string): Promise<void> {
    return this.page.getByRole('tab', { name }).click();
  }

  /** Drags a block from the palette to a place given as fractions of the diagram, and connects nothing. */
  async place(vlnv: string, x: number, y: number): Promise<void> {
    await this.drag(vlnv, x, y);
    // What can be connected by itself is proposed at once.
    const alone = this.diagram.getByRole('button', { name: 'Place only' });
    if (await alone.isVisible()) await alone.click();
  }

  /** Drags the block whose VLNV holds this from the palette to a place given as fractions of the diagram. */
  async drag(vlnv: string, x: number, y: number): Promise<void> {
    const box = await this.diagram.boundingBox();
    if (!box) throw new Error('the diagram is not shown');
    await this.page.locator(`[data-vlnv*="${vlnv}"]`).dragTo(this.diagram, {
      targetPosition: { x: box.width * x, y: box.height * y },
    });
  }

  async connect(from: string, to: string): Promise<void> {
    const [start, end] = await Promise.all([this.#centreOf(from), this.#centreOf(to)]);
    await this.page.mouse.move(start.x, start.y);
    await this.page.mouse.down();
    await this.page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
    await this.page.mouse.move(end.x, end.y, { steps: 4 });
    await this.page.mouse.up();
  }

  async #centreOf(endpoint: string): Promise<{ x: number; y: number }> {
    // The named layer over the picture follows once the view stands still.
    const box = await restingBox(this.diagram.locator(`[data-pin="${endpoint}"]`), `the pin ${endpoint}`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** A hash over every pixel of the diagram. */
  async pixels(): Promise<string> {
    const image = this.diagram.locator('canvas').first();
    const url = await image.evaluate((canvas) =>
      (canvas as unknown as { toDataURL: () => string }).toDataURL(),
    );
    return createHash('sha256').update(url).digest('hex');
  }
}
