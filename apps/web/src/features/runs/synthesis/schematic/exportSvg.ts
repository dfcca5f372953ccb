import style from './schematic.css?inline';

/** The style sheet with the colours of the theme in the place of their names. */
function resolvedStyle(): string {
  const root = getComputedStyle(document.documentElement);
  return style.replace(/var\((--[\w-]+)\)/g, (_, name: string) => root.getPropertyValue(name).trim());
}

/** Has the browser download a drawing as an SVG file that stands for itself. */
export function exportSvg(svg: SVGSVGElement, size: { width: number; height: number }, name: string): void {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const margin = 20;
  const width = size.width + 2 * margin;
  const height = size.height + 2 * margin;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('viewBox', `${-margin} ${-margin} ${width} ${height}`);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.removeAttribute('class');
  copy.querySelector('g')?.removeAttribute('transform');
  const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  sheet.textContent = resolvedStyle();
  copy.prepend(sheet);
  const address = URL.createObjectURL(new Blob([copy.outerHTML], { type: 'image/svg+xml' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.svg`;
  link.click();
  URL.revokeObjectURL(address);
}
