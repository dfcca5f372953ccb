import type { Quantity, SoftwareAccess, Worded } from '@netloom/model';
import type { XmlElement } from '@netloom/xml';

/** What the readers of the parts of a component need of the whole. */
export interface ReadContext {
  /** Says what is not carried over. */
  lose(what: Worded, element: XmlElement): void;
  /** Says what breaks the standard's rules. */
  fail(said: Worded, element: XmlElement): void;
  /** Number or expression in the element's text, over the map's parameters. */
  quantity(element: XmlElement): Quantity;
  /** Value of the element's text; undefined, and said, when there is none. */
  value(element: XmlElement): bigint | undefined;
  /** Name under which the enumeration of a field is kept. */
  enumeration(element: XmlElement, suggested: string): string | undefined;
  /** Name of the map's reset of a reset type; undefined for the standard one. */
  reset(type: string, element: XmlElement): string | undefined;
  /** The element with what its reference to a type definition stands for. */
  resolved(element: XmlElement): XmlElement;
}

/** What a field takes over from its register and address block. */
export interface Inherited {
  software: SoftwareAccess;
  isVolatile: boolean;
  /** Of a whole register, in the edition of 2009. */
  reset?: { value: bigint; mask: bigint } | undefined;
}
