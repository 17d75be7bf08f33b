"""Second opinions: slow, plain models written from the rules alone, to compare the engine with."""
