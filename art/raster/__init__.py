"""Pictures computed with numpy alone, without the path tracer."""
