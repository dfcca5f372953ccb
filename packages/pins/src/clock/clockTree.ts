import type { When } from '../definitions/definition.ts';

/** A bound on the frequency of a node, in Hz. */
export interface Limit {
  min?: number;
  max?: number;
  /** Settings under which it holds; always when absent. */
  when?: When;
  /** `warning`: the clock runs, but what hangs on it may not. An error when absent. */
  severity?: 'warning';
  /** Document and section, e.g. `RM0090 5.1.4`. */
  source: string;
}

/** Where a setting stands in C: a field of one of the structures of the HAL. */
export interface ClockField {
  /**
   * `RCC_OscInitTypeDef`, `RCC_ClkInitTypeDef`, `RCC_PeriphCLKInitTypeDef`, `RCC_PLLI2SInitTypeDef`,
   * `RCC_PLLSAIInitTypeDef`.
   */
  structure: 'oscillator' | 'bus' | 'peripheral' | 'pllI2s' | 'pllSai';
  /** E.g. `PLL.PLLM`. */
  name: string;
}

export interface ClockOption {
  /** What a configuration stores. */
  value: string | number;
  /** Of a mux: node whose clock is taken; none: no clock. */
  input?: string;
  /** Constant of the HAL, e.g. `RCC_SYSCLKSOURCE_PLLCLK`; absent: the number itself. */
  macro?: string;
  /** Settings under which it may be chosen; always when absent. */
  when?: When;
}

interface Node {
  /** Key in `clocks` of a configuration where the node has a setting, and in `ClockState.frequencies`. */
  name: string;
  limits?: readonly Limit[];
  field?: ClockField;
  /** Macro of the HAL that takes the constant, where no structure has a field for it. */
  call?: string;
  /** Name of a switch: the node gives no clock while that is `Off`. */
  state?: string;
}

/** Where a clock comes from; `min` and `max` (Hz) only where its frequency can be set. */
export interface SourceNode extends Node {
  kind: 'source';
  frequency: number;
  min?: number;
  max?: number;
}

/** A choice that carries no clock: the state of an oscillator, the voltage scale. */
export interface SwitchNode extends Node {
  kind: 'switch';
  options: readonly ClockOption[];
  default: string;
}

/** A number that carries no clock: the supply voltage in V. */
export interface QuantityNode extends Node {
  kind: 'quantity';
  unit: string;
  min: number;
  max: number;
  default: number;
}

export interface MuxNode extends Node {
  kind: 'mux';
  options: readonly ClockOption[];
  default: string;
}

/** Divides by one of the options, or by an integer of a range. */
export interface DividerNode extends Node {
  kind: 'divider';
  input: string;
  options?: readonly ClockOption[];
  min?: number;
  max?: number;
  default: number;
}

export interface MultiplierNode extends Node {
  kind: 'multiplier';
  input: string;
  min: number;
  max: number;
  default: number;
}

/** Clock of the timers of an APB bus, which follows from the prescaler of the bus (RM0090 7.2, TIMPRE in 7.3.24). */
export interface TimerNode extends Node {
  kind: 'timer';
  /** HCLK. */
  input: string;
  /** Divider of the bus. */
  prescaler: string;
  /** Switch TIMPRE, where the chip has one. */
  selector?: string;
}

/** A clock with a name of its own, e.g. `HCLK`. */
export interface OutputNode extends Node {
  kind: 'output';
  input: string;
}

export type ClockNode =
  | SourceNode
  | SwitchNode
  | QuantityNode
  | MuxNode
  | DividerNode
  | MultiplierNode
  | TimerNode
  | OutputNode;

/** Wait states at a supply voltage: `steps[n]` is the highest HCLK in Hz with n wait states. */
export interface FlashSteps {
  /** Lowest supply in V that the row is good for. */
  supply: number;
  steps: readonly number[];
}

/** The clock tree of a line of chips. Every node stands after those that it takes its clock from. */
export interface ClockTree {
  /** As the maker names it: `Chip.clockTree`. */
  name: string;
  /** Reference manual. */
  manual: string;
  nodes: readonly ClockNode[];
  /** From the highest supply to the lowest. */
  flash: readonly FlashSteps[];
  /** Instances of peripherals by the node that clocks them; a chip has some of them. */
  kernels: Readonly<Record<string, readonly string[]>>;
}
