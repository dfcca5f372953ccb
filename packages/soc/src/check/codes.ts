import type { CodeHelp, Said } from '@netloom/model';

const error = (title: string, help: string): CodeHelp => ({ severity: 'error', title, help });
const warning = (title: string, help: string): CodeHelp => ({ severity: 'warning', title, help });
const info = (title: string, help: string): CodeHelp => ({ severity: 'info', title, help });

/** Every code that `check` reports. Codes are stable: they are never reused or renamed. */
export const CODES = {
  'SOC-NAME': error(
    'Name cannot be used',
    'Instances, clocks, resets, ports and interfaces share one namespace with the signals of exported interfaces, and no name may be a SystemVerilog keyword; nor may two IPs have modules of one name. Rename one of them.',
  ),
  'SOC-NAME-CASE': warning(
    'Names differ in case alone',
    'VHDL, some file systems and many tools do not tell such names apart. Rename one of them.',
  ),
  'SOC-NAME-MODULE': warning(
    'Name is that of another module',
    'The top or a block is named like a module or source file of another IP, so that tools, or people, take one for the other. Rename it.',
  ),
  'SOC-IP-UNKNOWN': error(
    'IP is not in the library',
    'No IP or document of the project has this vendor:library:name:version. Import the IP, or choose another version.',
  ),
  'SOC-IP-TWICE': error(
    'IP is defined twice',
    'Several files of the project have this vendor:library:name:version, so that the order of their paths alone decides which one is meant. Give one of them another version in its "vlnv", or remove it; then choose it at the instances that need it.',
  ),
  'SOC-IP-HIDES': warning(
    'IP takes the place of one of the library',
    'A block of the project has the vendor:library:name:version of a block that Netloom brings, and is used in its place. If that is not meant, give it another version in its "vlnv".',
  ),
  'SOC-GENERATOR-UNKNOWN': error(
    'Generator is not known',
    'The ip.json of the block names a generator that this version of Netloom does not have. The document keeps the block and its connections. Update Netloom, correct "generator" in the ip.json, or choose another IP.',
  ),
  'SOC-GENERATOR': error(
    'Block cannot be generated',
    'The generator of the block cannot make its RTL with these options in this place. The message says what it needs.',
  ),
  'SOC-REGISTERS': error(
    'Register description has errors',
    'The file that the IP names as its registers is missing or wrong under the parameters of the instance. Open it in the register editor.',
  ),
  'SOC-FILE-MISSING': warning(
    'File does not exist',
    'A parameter names a file that the project does not have, so that a memory stays empty. Correct the path, which starts at the root of the project, or add the file.',
  ),
  'SOC-HIERARCHY-CYCLE': error(
    'Hierarchy contains itself',
    'The document is, directly or through others, an instance of itself. Remove one of the instances on the way.',
  ),
  'SOC-PATCH': error(
    'Override of an instance cannot be',
    'The instance is to have something instead of what its document has, at a place that the document does not have any more, or that all instances share: ports, clocks, resets, interfaces and parameters. Take the override back, or change the document.',
  ),
  'SOC-PATCH-IDLE': warning(
    'Override of an instance changes nothing',
    'The document has become what the instance was to have. Take the override back.',
  ),
  'SOC-PARAMETER-UNKNOWN': error(
    'Parameter does not exist',
    'The IP has no such parameter, or it is local and cannot be set. Remove the setting or correct its name.',
  ),
  'SOC-PARAMETER-VALUE': error(
    'Parameter value is not allowed',
    'The value is no constant expression, has the wrong type, or lies outside the limits or choices that the IP declares.',
  ),
  'SOC-ENDPOINT': error(
    'Connection leads nowhere',
    'One end names an instance, port, interface, clock or bit that does not exist. Correct the name or remove the entry.',
  ),
  'SOC-DIRECTION': error(
    'Direction is wrong',
    'A connection runs from an output (or top-level input) to an input (or top-level output); a manager interface meets a subordinate one.',
  ),
  'SOC-WIDTH': error(
    'Widths differ',
    'Both ends of a connection must have the same number of bits. Use slices such as a.b[7:0], several connections, or change a width parameter.',
  ),
  'SOC-SHAPE': error(
    'Array port is connected in part',
    'Ports with unpacked dimensions connect only as a whole and to a port with the same dimensions.',
  ),
  'SOC-PROTOCOL': error(
    'Protocols do not fit',
    'The two interfaces speak different protocols, or one lacks a signal that the other needs. A bridge can translate.',
  ),
  'SOC-MULTIPLE-DRIVERS': error(
    'Driven more than once',
    'A bit has more than one driver, or an interface that takes one connection has several. Remove all but one.',
  ),
  'SOC-UNDRIVEN': error(
    'Input is not driven',
    'Some or all bits of an input or of a top-level output have no driver. Connect them or tie them to a constant.',
  ),
  'SOC-COMBINATIONAL-LOOP': error(
    'Combinational loop',
    'Signals follow from themselves without a register between: they can oscillate, and no timing analysis holds. Remove one of the connections, or put a register (a pipeline stage, a register slice of the bus) into the loop. Found are loops through blocks whose paths are known: the library, generated interconnect and cores, other documents, and blocks that state "combinational" in their ip.json.',
  ),
  'SOC-UNREAD': warning(
    'Input is not read',
    'Nothing is connected to an input of the top level. Connect it, or remove the port.',
  ),
  'SOC-DEBUG-RESET': warning(
    'Reset of the debugger leads nowhere',
    'A debugger resets the system by ndmreset. Nothing hears of it here: a reset that is asked for, such as "reset halt" of OpenOCD, leaves everything as it was. Lead it to a source of the reset of the cores, which must not be that of the debug module, or out of the top level.',
  ),
  'SOC-REQUIRED-OPEN': error(
    'Required connection is open',
    'The IP needs this port or interface to be connected. Connect it, or export it to the top level.',
  ),
  'SOC-CLOCK-MISSING': error(
    'Clock is missing',
    'A clock input is open or tied to a constant. Connect it to a clock.',
  ),
  'SOC-CLOCK-AS-DATA': warning(
    'Clock is used as data',
    'A clock leads to an ordinary input, whose value then depends on wire delays. Connect a signal, or, if the input is a clock, name it among the clocks in the ip.json.',
  ),
  'SOC-DATA-AS-CLOCK': warning(
    'Data is used as a clock',
    'An ordinary signal or a reset clocks a block, so that each of its glitches is an edge. Use a clock; one from outside belongs among the clocks of the document, one that an IP makes among the clocks in its ip.json.',
  ),
  'SOC-CLOCK-DOMAIN': error(
    'Clock domains differ',
    'The two interfaces are synchronous to different clocks. Use one clock, or a bridge that crosses domains.',
  ),
  'SOC-CLOCK-CROSSING': error(
    'Signal crosses clock domains',
    'The signal changes with one clock and is read with another, so that the reader can see it halfway. Use one clock, put a synchroniser between, or, where the block synchronises the input itself, say so with "synchronised" at the port in its ip.json.',
  ),
  'SOC-RESET-MISSING': error(
    'Reset is missing',
    'A reset input is open or tied to a constant. Connect it to a reset of its clock.',
  ),
  'SOC-RESET-POLARITY': error(
    'Reset polarity differs',
    'An active-low reset drives an active-high input or the reverse. Use a reset of the right polarity.',
  ),
  'SOC-RESET-DOMAIN': error(
    'Reset belongs to another clock',
    'The reset is released synchronously to another clock than the one that the block runs on. Use the reset of that clock.',
  ),
  'SOC-CLOCK-SOURCE': error(
    'Clock cannot be made so',
    'The source of the clock names a clock that does not exist, or one twice, or lets software divide by less than it may. Correct the source.',
  ),
  'SOC-CLOCK-CIRCLE': error(
    'Clock is made of itself',
    'The sources of these clocks lead back to where they began, so that none of them has a beginning. Give one of them another source, or none, so that it is an input of the top level.',
  ),
  'SOC-CLOCK-FREQUENCY': error(
    'Frequency is not that of the source',
    'Constraints, headers and devicetree are made from the frequency of the clock. What its source gives after reset is another.',
  ),
  'SOC-CLOCK-GROUP': error(
    'Clock is stopped by somebody else',
    'A group says who may stop its clocks: nobody those of power-up, infrastructure, security and timers; software those of peripherals; and software together with the idle hint of a block the transactional ones. The hint is an output of one bit that is high while the block is idle.',
  ),
  'SOC-CLOCK-ENABLE': error(
    'Enable cannot be made so',
    'Enables of all clocks have names of their own, since blocks take them at ports en_<name> of the clock-and-reset unit, and the least ratio that software may set is not above the one after reset.',
  ),
  'SOC-CLOCK-MEASURE': error(
    'Clock cannot be measured so',
    'A clock is measured against another clock whose frequency no software changes, and not behind a gate that an idle hint closes. A window must be long enough that one period more or less is no fault, and short enough that 16 bits count it. A reference that comes from the same input stops together with the clock, and tells nothing of how exact that input is.',
  ),
  'SOC-CLOCK-NAME': error(
    'Names are one in the unit',
    'Registers and C write names in capitals, and ports write the dot of an endpoint as _. Two things of the document would get one name there. Rename one of them.',
  ),
  'SOC-PLL': error(
    'PLL cannot do so',
    'The clocks of one PLL agree on its reference, kind, divider and multiplier, and each is an output of its own; reference, phase detector, oscillator, outputs and dividers keep the limits of the kind, those of an ASIC the limits that stand in the document. The solver finds numbers that do.',
  ),
  'SOC-CLOCK-UNIT': error(
    'Clocks need their unit',
    'Clocks and resets with a source are made by a clock-and-reset unit, of which a document has one. Its own clock must not come through a gate: software that closes it could never open it again.',
  ),
  'SOC-RESET-SOURCE': error(
    'Reset cannot be made so',
    'The source of the reset names a reset that does not exist or the reset itself, directly or through others, or a request that is no output of one bit; or its clock stands still after reset, so that it is never released. Resets with a source are active low. A filter is of a reset that comes in from outside, is not the power-on reset and asserts another.',
  ),
  'SOC-RESET-POWER-ON': error(
    'Power-on reset is not known',
    'Clocks and resets with a source begin with the power-on reset: the only reset of the top level, or the one of several that is marked so.',
  ),
  'SOC-ADDRESS-MISSING': error(
    'Address is missing',
    'A subordinate behind interconnect has no entry in the address map, so no manager can reach it. Assign an address.',
  ),
  'SOC-CACHED-DEVICE': warning(
    'Device is cached',
    'A processor keeps these addresses in its cache of data: registers of a device are read once and then from the cache, and what is written may never arrive. Move it out of what the core caches, or choose another cached region, or an uncached region around it, among the options of the core. What kind of memory an address is, the address map says.',
  ),
  'SOC-CACHED-SHARED': warning(
    'Cached memory is shared',
    'A processor keeps these addresses in its cache of data, which does not watch what others do: it goes on reading old data when a DMA controller or another core has written there, or keeps to itself what they should read. Choose Zicbom among the options of the core, whose instructions write a line to memory or drop it, or an uncached region in which both have memory, or put a memory at both that the core does not cache. Where the others only read, write-through is enough, and so is fence.i with write-back.',
  ),
  'SOC-IDEMPOTENT-DEVICE': warning(
    'Device may be read in vain',
    'A processor sends a load of these addresses before it knows whether the load before it fails: a register that reading changes then loses what it held. Where the core combines writes, it may also get several stores as one. Move it out of the idempotent region of the core, or choose another region among its options. What kind of memory an address is, the address map says.',
  ),
  'SOC-ADDRESS-OVERLAP': error(
    'Addresses overlap',
    'Two subordinates that the same interconnect serves share addresses. Move one of them.',
  ),
  'SOC-ADDRESS-ALIGNMENT': error(
    'Address is not aligned',
    'The base must be a multiple of the size, so that the decoder compares upper address bits only.',
  ),
  'SOC-ADDRESS-SIZE': error(
    'Size is not usable',
    'The size of an address block is a power of two and at least the width of one data word.',
  ),
  'SOC-ADDRESS-SPAN': warning(
    'Size differs from what the IP decodes',
    'In a larger block the IP appears several times; in a smaller one a part of it cannot be reached.',
  ),
  'SOC-ADDRESS-RANGE': error(
    'Address is out of reach',
    'The block ends beyond what the address width of the interconnect can express.',
  ),
  'SOC-ADDRESS-UNREACHABLE': error(
    'Address leads nowhere',
    'The entry of the address map names no subordinate that a manager reaches. Connect it or remove the entry.',
  ),
  'SOC-ADDRESS-REGISTERS': error(
    'Registers lie beyond the region',
    'The registers of the block take more bytes than its region has, so that some cannot be reached. Enlarge the region.',
  ),
  'SOC-ADDRESS-HOLE': info(
    'Region has a hole',
    'The block decodes fewer bytes than the power of two that its region takes. The block alone decides what an access to the rest answers.',
  ),
  'SOC-ADDRESS-WINDOW': error(
    'Window is not usable',
    'A window is a power of two of at least 4 bytes, at a base and an offset that are multiples of it, and ends within the region of its subordinate.',
  ),
  'SOC-ADDRESS-ALIASED': warning(
    'Windows show the same bytes',
    'Two windows of a subordinate that one manager sees have bytes in common, so that a write through one changes the other.',
  ),
  'SOC-ADDRESS-MANAGER': error(
    'Manager is unknown here',
    'The entry names a manager that does not exist or does not reach the subordinate. Correct or remove the name.',
  ),
  'SOC-ADDRESS-NARROW': warning(
    'Manager has too few address bits',
    'The manager reaches the subordinate, but cannot express its address. Give it an alias lower down, or hide it from this manager.',
  ),
  'SOC-ADDRESS-UNENFORCED': error(
    'Nothing enforces this',
    'Aliases, windows, views and restrictions are the work of generated interconnect, and here the manager meets the subordinate directly. Put interconnect between them or remove the setting.',
  ),
  'SOC-ADDRESS-PROTECTION': warning(
    'Manager has no protection bits',
    'Transfers of a manager without AWPROT and ARPROT count as secure and unprivileged: a secure region does not stop it, a privileged one always does.',
  ),
  'SOC-RESET-VECTOR': error(
    'Processor starts where no memory is',
    'Nothing that holds code answers at the reset vector. Move the boot memory there, give it an alias there, or change the reset vector of the core.',
  ),
  'SOC-INTERCONNECT-LOOP': error(
    'Interconnect loops back',
    'Blocks of interconnect lead back into themselves, so that a transfer could wait for itself. Remove one connection.',
  ),
  'SOC-EXCLUSIVE': warning(
    'Exclusive access never succeeds',
    'A manager has the signals of exclusive accesses, and on this way they are answered like plain ones: what waits for their success waits for ever. Put the exclusive access monitor before it, lead it to a memory of AXI4 that monitors exclusive accesses, or let the manager do without them.',
  ),
  'SOC-USER': warning(
    'User signals are lost',
    'AxUSER, WUSER, RUSER and BUSER go on through a block of interconnect by as many bits as its option USER_WIDTH says, which is less than the other end has. Set it, or let the other end do without them.',
  ),
  'SOC-PARITY': error(
    'Check bits of the bus do not hold',
    'A manager gives odd parity in its user signals, or a block looks at it. It has to reach every subordinate of that manager as it was given: carried by each block on the way, in all its bits, at the same address and in the same beats, and looked at by an axi4_parity right before the subordinate, or before a converter. A manager without check bits needs an axi4_parity_generator behind it.',
  ),
  'SOC-INTERRUPT-SOURCE': error(
    'Interrupt source is wrong',
    'The entry names no one-bit output that could request an interrupt.',
  ),
  'SOC-INTERRUPT-SINK': error(
    'Interrupt sink is wrong',
    'The sink must be an input port that takes interrupts, or a top-level output.',
  ),
  'SOC-INTERRUPT-NUMBER': error(
    'Interrupt number is out of range',
    'The sink has fewer bits than this number needs. Choose a lower number or widen the sink.',
  ),
  'SOC-INTERRUPT-NEVER': error(
    'Interrupt number never fires',
    'The interrupt controller reserves this number: source 0 of a RISC-V PLIC means "no interrupt". Choose another number.',
  ),
  'SOC-INTERRUPT-WIRED': warning(
    'Interrupt is unknown to software',
    'A plain wire leads into an interrupt input. The hardware is right, but headers, devicetree and drivers are made from the interrupt table. Move the wire there.',
  ),
  'SOC-INTERRUPT-CLASH': error(
    'Interrupt number is taken',
    'Two sources use the same number of the same sink. Give one of them another number.',
  ),
} as const satisfies Record<string, CodeHelp>;

export type Code = keyof typeof CODES;

/** What is wrong and what to do, of a code of this check. */
export function helpOf(code: string): Said | undefined {
  if (!Object.hasOwn(CODES, code)) return undefined;
  return { message: CODES[code as Code].help, wording: { key: `help/${code}`, values: {} } };
}
