"""Scenes: a function each, named in the manifest as `module.function`, that builds subject and light."""
