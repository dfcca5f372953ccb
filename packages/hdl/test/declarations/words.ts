const list = (text: string) => new Set(text.trim().split(/\s+/));

/** Words that begin a declaration, or say more of its type (IEEE 1800-2017, 6.2, 6.20, 23.2.2). */
export const DECLARING = list(`
  input output inout ref parameter localparam genvar var const
  logic reg bit byte shortint int longint integer time real shortreal realtime string chandle event
  wire tri tri0 tri1 triand trior trireg wand wor uwire supply0 supply1 enum struct union
`);

/** Reserved words that may stand between the first word of a declaration and its names. */
export const QUALIFYING = list('signed unsigned packed tagged type automatic static');

/** Reserved words (IEEE 1800-2017, annex B); those of classes, coverage and specify blocks are left out. */
export const RESERVED = new Set([
  ...DECLARING,
  ...QUALIFYING,
  ...list(`
    accept_on alias always always_comb always_ff always_latch and assert assign assume before begin bind binsof break
    buf bufif0 bufif1 case casex casez cell checker class clocking cmos config continue cover covergroup cross deassign
    default defparam design disable dist do edge else end endcase endchecker endclass endclocking endconfig endfunction
    endgenerate endgroup endinterface endmodule endpackage endprimitive endprogram endproperty endsequence endtask
    eventually expect export extends extern final first_match for force foreach forever fork forkjoin function generate
    global if iff ifnone implies import incdir include initial inside instance interface intersect join join_any
    join_none let library liblist local macromodule matches modport module nand negedge new nexttime nmos nor
    noshowcancelled not notif0 notif1 null or package pmos posedge primitive priority program property protected
    pull0 pull1 pulldown pullup pure rand randc randcase randsequence rcmos reject_on release repeat restrict return
    s_always s_eventually s_nexttime s_until s_until_with sequence strong strong0 strong1 super sync_accept_on
    sync_reject_on table this throughout timeprecision timeunit tran tranif0 tranif1 typedef unique unique0 until
    until_with untyped use vectored virtual void wait wait_order weak weak0 weak1 while wildcard with within xnor xor
  `),
]);
