import { RegisterEnum } from '@netloom/model';
import type { Diagnostic, Quantity, RegisterReset, Worded } from '@netloom/model';
import { isPlain, quantityValue } from '../../../elaborate/index.ts';
import type { ParameterValues } from '../../../elaborate/index.ts';
import { parameterValues } from '../../../elaborate/values.ts';
import { freeName, identifierFrom } from '../../identifier.ts';
import { Losses } from '../../losses.ts';
import { childOf, childrenOf, rootOf, textOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';
import { isIpxact } from '../edition.ts';
import { EXTENSION_NAMESPACE } from '../extension.ts';
import { quantityOf } from '../quantity.ts';
import type { ReadContext } from './context.ts';
import { withDefinition } from './definitions.ts';
import { descriptionIn } from './names.ts';
import { parametersIn } from './parameters.ts';
import type { Parameters } from './parameters.ts';
import { say } from '../../../wording/formats/sentences.ts';

interface Document {
  path: string;
  parameters: Parameters;
  values: ParameterValues;
}

/** More errors than this help nobody. */
const MAX_ERRORS = 100;

/** The reading of one memory map of a component. */
export class MapReading implements ReadContext {
  readonly enums = new Map<string, RegisterEnum>();
  readonly resets: RegisterReset[] = [];
  /** Names of the parameters that the map's expressions use. */
  readonly used = new Set<string>();
  readonly errors: Diagnostic[] = [];
  readonly #losses = new Losses();
  readonly #documents = new Map<XmlElement, Document>();
  readonly #definitions: ReadonlyMap<string, { path: string; root: XmlElement }>;
  readonly #enumNames = new Set<string>();
  readonly #enumByContent = new Map<string, string>();
  readonly #path: string;
  readonly #isOwn: boolean;

  /** `isOwn`: enumerations and resets stand in Netloom's extension. */
  constructor(
    path: string,
    definitions: ReadonlyMap<string, { path: string; root: XmlElement }>,
    isOwn: boolean,
  ) {
    this.#path = path;
    this.#definitions = definitions;
    this.#isOwn = isOwn;
  }

  lose(what: Worded, element: XmlElement): void {
    this.#losses.add(say('REG-LOSS/uncarried', { what }), this.#place(element));
  }

  fail(said: Worded, element: XmlElement): void {
    if (this.errors.length >= MAX_ERRORS) return;
    this.errors.push({ code: 'REG-IMPORT', severity: 'error', ...said, place: this.#place(element) });
  }

  diagnostics(): Diagnostic[] {
    return [...this.errors, ...this.#losses.diagnostics()];
  }

  quantity(element: XmlElement): Quantity {
    const { parameters, values } = this.document(element);
    const isMain = rootOf(element).name === 'component';
    return quantityOf(element.text, (id) => {
      const name = parameters.names.get(id);
      if (name === undefined) this.fail(say('IPX/parameter/none', { id }), element);
      if (isMain && name !== undefined) this.used.add(name);
      return isMain ? (name ?? id) : String(values[name ?? id] ?? id);
    });
  }

  value(element: XmlElement): bigint | undefined {
    const quantity = this.quantity(element);
    const result = quantityValue(quantity, this.document(element).values);
    if (!result.ok) this.fail(result, element);
    else if (!isPlain(quantity))
      this.lose(say('IPX/expression', { expression: quantity, value: String(result.value) }), element);
    return result.ok ? result.value : undefined;
  }

  enumeration(original: XmlElement, suggested: string): string | undefined {
    if (this.#isOwn) return undefined;
    const element = this.resolved(original);
    const values = childrenOf(element, 'enumeratedValue').flatMap((item) => this.#enumValue(item));
    const content = JSON.stringify(values);
    const known = this.#enumByContent.get(content);
    if (known !== undefined) return known;
    const parsed = RegisterEnum.safeParse({ values });
    if (!parsed.success) return undefined;
    const name = freeName(identifierFrom(suggested), this.#enumNames);
    this.#enumByContent.set(content, name);
    this.enums.set(name, parsed.data);
    return name;
  }

  #enumValue(item: XmlElement): { name: string; value: Quantity; description?: string }[] {
    const value = childOf(item, 'value');
    const name = textOf(item, 'name');
    if (!value || name === undefined) return [];
    const usage = item.attributes.get('usage') ?? 'read-write';
    if (usage !== 'read-write') this.lose(say('IPX/enum/usage', { usage }), item);
    return [{ name: identifierFrom(name), value: this.quantity(value), ...descriptionIn(item) }];
  }

  reset(type: string, element: XmlElement): string | undefined {
    if (type === 'HARD') return undefined;
    const name = identifierFrom(type);
    if (!this.#isOwn && !this.resets.some((reset) => reset.name === name)) {
      this.resets.push({ name, polarity: 'low', style: 'synchronous' });
      this.lose(say('IPX/reset/polarity', { name }), element);
    }
    return name;
  }

  resolved(element: XmlElement): XmlElement {
    const result = withDefinition(element, this.#definitions);
    if (!('wording' in result)) return result;
    this.fail(result, element);
    return element;
  }

  document(element: XmlElement): Document {
    const root = rootOf(element);
    const known = this.#documents.get(root);
    if (known) return known;
    const parameters = parametersIn(root);
    const { values } = parameterValues(
      parameters.list.map(({ parameter }) => parameter),
      {},
    );
    const definitions = [...this.#definitions.values()].find((each) => each.root === root);
    const document = { path: definitions?.path ?? this.#path, parameters, values };
    this.#documents.set(root, document);
    return document;
  }

  #place(element: XmlElement) {
    return { kind: 'source' as const, file: this.document(element).path, line: Math.max(1, element.line) };
  }
}

/** Says which extensions of other vendors are not read. */
export function sayForeignExtensions(root: XmlElement, context: ReadContext): void {
  for (const child of root.children) {
    if (child.name === 'vendorExtensions' && isIpxact(child.namespace)) {
      for (const extension of child.children) {
        if (extension.namespace === EXTENSION_NAMESPACE) continue;
        const { name, namespace } = extension;
        context.lose(
          namespace
            ? say('IPX/extension', { element: name, namespace })
            : say('IPX/extension/plain', { element: name }),
          extension,
        );
      }
    } else sayForeignExtensions(child, context);
  }
}
