import type { CoreOptions } from '@netloom/core';
import { topPorts } from '@netloom/core/ports';

type Port = ReturnType<typeof topPorts>[number]['ports'][number];

/** Connections of ports to the bits of a vector, one behind the other, and how many these are. */
function spread(ports: readonly Port[], vector: string): { connections: string[]; width: number } {
  let width = 0;
  const connections = ports.map((port) => {
    const low = width;
    width += port.width;
    return `.${port.name}(${vector}[${width - 1}:${low}])`;
  });
  return { connections, width };
}

export const WRAPPER = 'wrapper';

/**
 * A core between registers and three pins, as it has more ports than a package has pins: inputs from a shift register,
 * outputs registered and folded into one.
 */
export function wrapper(options: CoreOptions): string {
  const ports = topPorts(options).flatMap((group) => group.ports.filter(({ name }) => name !== 'clk'));
  const going = (way: Port['direction']) => ports.filter(({ direction }) => direction === way);
  const [inputs, outputs] = [spread(going('in'), 'inputs'), spread(going('out'), 'outputs')];
  return `module ${WRAPPER} (input logic clk, input logic in, output logic out);
  logic [${inputs.width - 1}:0] inputs;
  logic [${outputs.width - 1}:0] outputs, registered;
  always_ff @(posedge clk) begin
    inputs <= {inputs[${inputs.width - 2}:0], in};
    registered <= outputs;
    out <= ^registered;
  end
  ${options.name} core (.clk(clk), ${[...inputs.connections, ...outputs.connections].join(', ')});
endmodule
`;
}
