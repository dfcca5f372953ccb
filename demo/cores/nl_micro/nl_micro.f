// Modules of nl_micro in compile order; paths are relative to this file.
rtl/nl_micro_expander.sv
rtl/nl_micro_fetch.sv
rtl/nl_micro_decoder.sv
rtl/nl_micro_regfile.sv
rtl/nl_micro_alu.sv
rtl/nl_micro_lsu.sv
rtl/nl_micro_muldiv.sv
rtl/nl_micro_counter.sv
rtl/nl_micro_csr.sv
rtl/nl_micro_pipeline.sv
rtl/nl_micro_clint.sv
rtl/nl_micro_data_router.sv
rtl/nl_micro_axil_fetch.sv
rtl/nl_micro_axil_data.sv
rtl/nl_micro.sv
