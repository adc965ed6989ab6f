"""The things the pictures show. Each builder returns its root object, at the origin, nose towards -Y, metres."""
