import { throughPorts, throughSpec, withReshaping } from '../axi4Through.ts';
import { defineBlockGenerator } from '../blockGenerator.ts';
import { options, sidesOf } from './options.ts';
import type { Options } from './options.ts';
import { text } from './text.ts';

export const axi4WidthConverter = defineBlockGenerator({
  id: 'axi4-width-converter',
  title: 'AXI4 width converter',
  ...{ options, text, spec: throughSpec<Options> },
  ports: (chosen: Options) => {
    const made = withReshaping(throughPorts(...sidesOf(chosen)));
    const dataOptions = ['MANAGER_DATA_WIDTH', 'SUBORDINATE_DATA_WIDTH'];
    const interfaces = made.interfaces.map((each, side) => ({ ...each, dataOption: dataOptions[side]! }));
    return { ...made, interfaces };
  },
});
